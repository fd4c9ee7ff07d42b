import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The JVM with the tests; another one if a mutant does not end. */
final class Workers implements AutoCloseable {
    private static final int SECONDS = Integer.getInteger("mutants.seconds", 900);

    private Process process;

    String run(String classes) throws Exception {
        if (process == null) {
            start();
        }
        Process used = process;
        PrintWriter out = new PrintWriter(used.getOutputStream(), true);
        out.println(classes);
        BufferedReader in =
                new BufferedReader(new InputStreamReader(used.getInputStream(), StandardCharsets.UTF_8));
        CompletableFuture<String> answer = CompletableFuture.supplyAsync(() -> line(in));
        try {
            String text = answer.get(classes.equals("none") ? 4L * SECONDS : SECONDS, TimeUnit.SECONDS);
            if (text != null) {
                return text;
            }
        } catch (TimeoutException e) {
            // Found: it does not end.
        }
        close();
        return "a JVM that ends or does not";
    }

    private static String line(BufferedReader in) {
        try {
            return in.readLine();
        } catch (IOException e) {
            return null;
        }
    }

    private void start() throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx1g", "-Xmn256m"));
        command.addAll(List.of(System.getProperty("mutants.jvm", "").split(" ")));
        command.removeIf(String::isEmpty);
        command.addAll(List.of(
                "-Dmutants.tests=" + System.getProperty("mutants.tests"),
                "-cp",
                System.getProperty("java.class.path"),
                Mutants.class.getName(),
                "worker"));
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    @Override
    public void close() {
        if (process != null) {
            process.destroyForcibly();
            process = null;
        }
    }
}
