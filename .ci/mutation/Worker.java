import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Reads directories with classes of mutants, and answers each with the test that has found it. */
final class Worker {
    private static final String UNCHANGED = System.getProperty("java.class.path");
    private static final Map<String, Integer> FINDS = new HashMap<>();
    private static final Map<String, Long> MILLIS = new HashMap<>();

    static void main() throws Exception {
        PrintStream answers = System.out;
        // What tests write is no answer.
        System.setOut(new PrintStream(PrintStream.nullOutputStream()));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        List<String> tests = new ArrayList<>(tests());
        List<String> failing = failing(tests, "none", tests.size());
        tests.removeAll(failing);
        for (String classes = in.readLine(); classes != null; classes = in.readLine()) {
            if (classes.equals("none")) {
                long millis = MILLIS.values().stream().mapToLong(each -> each).sum();
                answers.println(tests.size() + " test classes, " + millis / 1000 + " s"
                        + (failing.isEmpty() ? "" : ", without those that fail here: " + failing));
                continue;
            }
            List<String> ordered = tests.stream()
                    .sorted(Comparator.comparing((String test) -> -FINDS.getOrDefault(test, 0))
                            .thenComparing(MILLIS::get))
                    .toList();
            String finder = failing(ordered, classes, 1).stream().findFirst().orElse("-");
            FINDS.merge(finder, 1, Integer::sum);
            answers.println(finder);
        }
    }

    private static List<String> tests() throws IOException {
        Path root = Path.of("target/test-classes");
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString())
                    .filter(file -> file.matches(System.getProperty("mutants.tests")))
                    .map(file -> file.substring(0, file.length() - 6).replace(File.separatorChar, '.'))
                    .sorted()
                    .toList();
        }
    }

    /** The first tests that fail, at most as many as a limit. */
    private static List<String> failing(List<String> tests, String classes, int limit) throws IOException {
        List<String> failing = new ArrayList<>();
        String path = classes + File.pathSeparator + UNCHANGED;
        // For tests that start a JVM, or compile.
        System.setProperty("java.class.path", path);
        try (OwnClasses loader = new OwnClasses(path)) {
            Thread.currentThread().setContextClassLoader(loader);
            for (String test : tests) {
                long start = System.nanoTime();
                if (failing.size() < limit && !succeeds(test, loader)) {
                    failing.add(test);
                }
                MILLIS.putIfAbsent(test, (System.nanoTime() - start) / 1_000_000);
            }
        }
        return failing;
    }

    private static boolean succeeds(String test, OwnClasses loader) {
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        try {
            LauncherFactory.create()
                    .execute(
                            LauncherDiscoveryRequestBuilder.request()
                                    .selectors(DiscoverySelectors.selectClass(loader.loadClass(test)))
                                    .build(),
                            summary);
            return summary.getSummary().getTotalFailureCount() == 0;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }
}
