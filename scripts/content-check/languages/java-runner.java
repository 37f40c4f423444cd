import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles and runs one Java program after the other, in memory, because a virtual machine for each takes a second.
 * A program comes on the standard input as its length and its UTF-8 source, then in the same way what it is to read. What it prints goes to the standard output,
 * then a line with the mark given as argument and what went wrong, in Base64, empty if nothing did. System.exit ends this
 * process too, and who asked sees that.
 */
class JavaRunner {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    public static void main(String[] args) throws IOException, InterruptedException {
        OutputStream standardOutput = new FileOutputStream(FileDescriptor.out);
        DataInputStream requests = new DataInputStream(System.in);
        StandardJavaFileManager files = COMPILER.getStandardFileManager(null, null, StandardCharsets.UTF_8);
        String lastSource = null;
        Map<String, Compiled> lastCompiled = null;
        while (true) {
            byte[] source;
            byte[] input;
            try {
                source = requests.readNBytes(requests.readInt());
                input = requests.readNBytes(requests.readInt());
            } catch (EOFException end) {
                return;
            }
            PrintStream output = new PrintStream(standardOutput, true, StandardCharsets.UTF_8);
            System.setOut(output);
            System.setIn(new ByteArrayInputStream(input));
            // A program that is given one input after the other is compiled once.
            String text = new String(source, StandardCharsets.UTF_8);
            StringWriter messages = new StringWriter();
            if (!text.equals(lastSource)) lastCompiled = compile(text, files, messages);
            lastSource = lastCompiled == null ? null : text;
            String fault = lastCompiled == null ? "does not compile: " + messages : run(new Loader(lastCompiled));
            String encoded = Base64.getEncoder().encodeToString(fault.getBytes(StandardCharsets.UTF_8));
            output.print("\n" + args[0] + " " + encoded + "\n");
        }
    }

    /** The classes by their names, null if there are messages instead. */
    private static Map<String, Compiled> compile(String source, StandardJavaFileManager files, StringWriter messages) {
        ClassesInMemory classes = new ClassesInMemory(files);
        boolean isCompiled =
                COMPILER.getTask(messages, classes, null, options(), null, List.of(new Source(source))).call();
        return isCompiled ? classes.compiled : null;
    }

    private static List<String> options() {
        List<String> options = new ArrayList<>(List.of("-Xlint:all", "-Werror", "-proc:none"));
        // Newer than the Java that the programs are written for.
        if (Runtime.version().feature() >= 21) options.add("-Xlint:-this-escape");
        return options;
    }

    /** As `java Main` does: the program has ended when main and all threads that are no daemons have. */
    private static String run(Loader loader) throws InterruptedException {
        StringWriter fault = new StringWriter();
        ThreadGroup group = new ThreadGroup("program");
        Thread main = new Thread(group, () -> {
            try {
                loader.loadClass("Main").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            } catch (InvocationTargetException thrown) {
                thrown.getCause().printStackTrace(new PrintWriter(fault, true));
            } catch (ReflectiveOperationException missing) {
                fault.write("there is no public class Main with a public main method: " + missing);
            }
        }, "main");
        main.setContextClassLoader(loader);
        main.start();
        main.join();
        Thread[] left = new Thread[group.activeCount() + 10];
        for (int count = group.enumerate(left), i = 0; i < count; i++) {
            if (!left[i].isDaemon()) left[i].join();
        }
        return fault.toString();
    }

    private static class Source extends SimpleJavaFileObject {
        private final String content;

        Source(String content) {
            super(URI.create("memory:///Main.java"), Kind.SOURCE);
            this.content = content;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return content;
        }
    }

    private static class Compiled extends SimpleJavaFileObject {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Compiled(String name) {
            super(URI.create("memory:///" + name.replace('.', '/') + ".class"), Kind.CLASS);
        }

        @Override
        public OutputStream openOutputStream() {
            return bytes;
        }
    }

    private static class ClassesInMemory extends ForwardingJavaFileManager<StandardJavaFileManager> {
        final Map<String, Compiled> compiled = new HashMap<>();

        ClassesInMemory(StandardJavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                JavaFileManager.Location location, String name, JavaFileObject.Kind kind, javax.tools.FileObject sibling) {
            return compiled.computeIfAbsent(name, Compiled::new);
        }
    }

    private static class Loader extends ClassLoader {
        private final Map<String, Compiled> compiled;

        Loader(Map<String, Compiled> compiled) {
            super(ClassLoader.getPlatformClassLoader());
            this.compiled = compiled;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            Compiled found = compiled.get(name);
            if (found == null) throw new ClassNotFoundException(name);
            byte[] bytes = found.bytes.toByteArray();
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
