import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The JVM with the tests of a module; another one if a mutant does not end. */
final class Workers implements AutoCloseable {
    private static final String UNENDING = "a JVM that ends or does not";

    private final Path module;
    private final Recompiled recompiled;
    private Process process;
    private PrintWriter out;
    private BufferedReader in;
    private long seconds;

    Workers(Path module) throws IOException {
        this.module = module;
        this.recompiled = Recompiled.of(module);
    }

    /** The test that finds a mutant, of which there is a directory with classes, or a dash. */
    String run(String mutant) throws Exception {
        String classes = mutant;
        if (recompiled != null) {
            Path others = Files.createTempDirectory("others");
            Optional<String> finder = recompiled.finder(mutant, others);
            if (finder.isPresent()) {
                return finder.get();
            }
            classes = others + File.pathSeparator + mutant;
        }
        if (process == null) {
            start();
        }
        String answer = answer(classes, 60 + 3 * seconds);
        if (answer.equals(UNENDING)) {
            close();
        }
        return answer;
    }

    private String answer(String classes, long limit) throws Exception {
        out.println(classes);
        BufferedReader used = in;
        try {
            String text = CompletableFuture.supplyAsync(() -> line(used)).get(limit, TimeUnit.SECONDS);
            return text == null ? UNENDING : text;
        } catch (TimeoutException e) {
            return UNENDING;
        }
    }

    private static String line(BufferedReader in) {
        try {
            return in.readLine();
        } catch (IOException e) {
            return null;
        }
    }

    private void start() throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx1g", "-Xmn256m"));
        command.addAll(List.of(System.getProperty("mutants.jvm", "").split(" ")));
        command.removeIf(String::isEmpty);
        String path = String.join(
                File.pathSeparator,
                module.resolve("target/test-classes").toString(),
                module.resolve("target/classes").toString(),
                Files.readString(module.resolve("target/test.classpath")).strip(),
                System.getProperty("mutants.tool"));
        command.addAll(List.of(
                "-Dmutants.tests=" + System.getProperty("mutants.tests"),
                "-cp",
                path,
                Mutants.class.getName(),
                "worker"));
        process = new ProcessBuilder(command)
                .directory(module.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        out = new PrintWriter(process.getOutputStream(), true);
        in = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        long start = System.nanoTime();
        System.out.println(module.getFileName() + " without a change: " + answer("none", 3600));
        seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start);
    }

    @Override
    public void close() {
        if (process != null) {
            process.destroyForcibly();
            process = null;
        }
    }
}
