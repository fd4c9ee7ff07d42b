import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;

/** What an annotation processor, the one that is changed, makes of another module's sources. */
final class Recompiled {
    private static final Pattern LOCK = Pattern.compile("-Amarshal4j\\.lock=\\$\\{project\\.basedir}/([^<]*)<");

    private static final String MESSAGES = "messages";
    private static final String PROCESSOR = "org.marshal4j.processor.MarshalProcessor";

    private final Path module;
    private final Map<String, String> unchanged;

    private Recompiled(Path module) throws IOException {
        this.module = module;
        this.unchanged = compiled("", Files.createTempDirectory("unchanged"));
    }

    /** Null if no processor is changed, or the module has none. */
    static Recompiled of(Path module) throws IOException {
        boolean has = Files.exists(Path.of("target/classes", PROCESSOR.replace('.', '/') + ".class"))
                && !Files.isSameFile(module, Path.of(""))
                && Files.readString(module.resolve("pom.xml")).contains("annotationProcessorPaths");
        return has ? new Recompiled(module) : null;
    }

    /** A dash if a mutant makes the same, javac if that reports something else, nothing if tests have to tell. */
    Optional<String> finder(String mutant, Path classes) throws IOException {
        Map<String, String> made;
        try {
            made = compiled(mutant + File.pathSeparator, classes);
        } catch (RuntimeException e) {
            return Optional.of("javac");
        }
        if (made.equals(unchanged)) {
            return Optional.of("-");
        }
        return made.getOrDefault(MESSAGES, "").equals(unchanged.getOrDefault(MESSAGES, ""))
                ? Optional.empty()
                : Optional.of("javac");
    }

    /** Generated sources by name, and the messages. */
    private Map<String, String> compiled(String first, Path to) throws IOException {
        List<String> options = new ArrayList<>(List.of(
                "-Xlint:all", "-source", "17", "-target", "17", "-parameters",
                "-cp", Files.readString(module.resolve("target/test.classpath")).strip(), "-d", to.toString()));
        Matcher lock = LOCK.matcher(Files.readString(module.resolve("pom.xml")));
        if (lock.find()) {
            options.add("-Amarshal4j.lock=" + module.resolve(lock.group(1)).normalize());
        }
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = Places.JAVAC.getStandardFileManager(null, null, null);
                OwnClasses loader = new OwnClasses(first + System.getProperty("java.class.path"))) {
            var sources = files.getJavaFileObjectsFromPaths(sources());
            JavaCompiler.CompilationTask task =
                    Places.JAVAC.getTask(Writer.nullWriter(), files, messages, options, null, sources);
            task.setProcessors(List.of((Processor) loader.loadClass(PROCESSOR).getDeclaredConstructor().newInstance()));
            task.call();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        Map<String, String> result = new TreeMap<>();
        for (Path file : files(to, ".java")) {
            result.put(to.relativize(file).toString(), Files.readString(file));
        }
        for (Diagnostic<?> message : messages.getDiagnostics()) {
            result.merge(MESSAGES, message.getMessage(Locale.ROOT), String::concat);
        }
        return result;
    }

    /** Those that Maven has compiled. */
    private List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (Path list : files(module.resolve("target/maven-status"), "inputFiles.lst")) {
            Files.readAllLines(list).forEach(line -> sources.add(Path.of(line)));
        }
        return sources;
    }

    private static List<Path> files(Path root, String end) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
        }
    }
}
