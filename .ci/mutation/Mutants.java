import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.tools.StandardJavaFileManager;

/**
 * Changes the sources of a module in one place at a time, and says which changes its everyday tests find. The places
 * are chosen by a seed, so that two runs make the same changes: those of a tree before and after its tests are changed,
 * for example. {@code .ci/mutants} starts it, in the module's directory.
 *
 * <p>The tests of a mutant run in a JVM that has run others, one for each module with tests, with a class loader of
 * their own for our classes. Those that have found most so far run first, and one that fails is the last one.
 */
public final class Mutants {

    private Mutants() {}

    /** Arguments: how many mutants, the seed, and a file whose lines name the only mutants to try, or nothing. */
    public static void main(String[] args) throws Exception {
        if (args[0].equals("worker")) {
            Worker.main();
            return;
        }
        int count = Integer.parseInt(args[0]);
        List<Mutant> mutants = mutants(new Random(Long.parseLong(args[1])));
        List<String> only = args.length > 2 ? Files.readAllLines(Path.of(args[2])) : List.of();
        List<Workers> modules = new ArrayList<>();
        for (String module : System.getProperty("mutants.modules").split(" ")) {
            modules.add(new Workers(Path.of(module)));
        }
        int tried = 0;
        int found = 0;
        for (Mutant mutant : mutants) {
            if (tried == count) {
                break;
            }
            Path classes = Files.createTempDirectory("mutant");
            if (!compiles(mutant, classes)) {
                continue;
            }
            tried++;
            if (!only.isEmpty() && !only.contains(mutant.toString())) {
                continue;
            }
            String finder = finder(modules, classes);
            found += finder.equals("-") ? 0 : 1;
            System.out.println((finder.equals("-") ? "SURVIVED" : "found by " + finder) + "\t" + mutant);
        }
        System.out.println(found + " of " + tried + " found");
        modules.forEach(Workers::close);
    }

    private static String finder(List<Workers> modules, Path classes) throws Exception {
        for (Workers module : modules) {
            String finder = module.run(classes.toString());
            if (!finder.equals("-")) {
                return finder;
            }
        }
        return "-";
    }

    private static List<Mutant> mutants(Random random) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            List<Mutant> all = Places.of(files.filter(each -> each.toString().endsWith(".java"))
                    .sorted()
                    .toList());
            Collections.shuffle(all, random);
            return all;
        }
    }

    /** Some changes make no program: a loop without an end, an assignment that is missing. */
    private static boolean compiles(Mutant mutant, Path classes) throws IOException {
        String source = Files.readString(mutant.file());
        Path changed = Files.createTempDirectory("source").resolve(mutant.file().getFileName());
        String before = source.substring(0, mutant.start());
        Files.writeString(changed, before + mutant.text() + source.substring(mutant.end()));
        try (StandardJavaFileManager files = Places.JAVAC.getStandardFileManager(null, null, null)) {
            List<String> options = List.of(
                    "-proc:none", "-nowarn", "-source", "17", "-target", "17", "-XDstringConcat=inline",
                    "-cp", System.getProperty("java.class.path"), "-d", classes.toString());
            var sources = files.getJavaFileObjects(changed);
            return Places.JAVAC
                    .getTask(Writer.nullWriter(), files, problem -> {}, options, null, sources)
                    .call();
        }
    }
}
