package org.marshal4j.adopt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.adopt.kit.Compiled;
import org.marshal4j.adopt.kit.Proof;
import org.marshal4j.adopt.plan.Planner;
import org.marshal4j.adopt.report.Adopted;
import org.marshal4j.audit.Audit;
import org.marshal4j.audit.FollowedPair;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.report.Certainty;

/**
 * Classes that others have published, adopted without an edit by hand. Which ones is a matter of a rule: of each kind
 * and jar, those that an audit understands, without a certain finding, that write something, and nothing by the
 * serialization of the JDK, which has no equal by definition; by name; one of each jar in turn.
 */
@EnabledIfSystemProperty(named = "adopt.jars", matches = ".+")
class PublishedClassesTest {

    private static final int CLASSES = 60;
    private static final int OF_CHRONICLE = 20;
    private static final int EXTERNALIZABLE = 20;
    private static final List<String> IGNITE = List.of("ignite-core");
    private static final List<String> HADOOP = List.of("hadoop-common", "hadoop-mapreduce-client-core", "mahout-mr");
    private static final String ONE = "adopt.class";
    private static final Path LIST = Path.of("src/test/resources/org/marshal4j/adopt/published-classes.txt");
    private static final Path SOURCES = Path.of(System.getProperty("adopt.jars", ""));
    private static final Pattern JDK_FORMS = Pattern.compile("object|default-fields");

    @TempDir
    static Path temp;

    /** Classes of a jar, and the folder of their sources. */
    private record Jar(Path classes, Path sources, List<Path> lookUp) {
        static Jar of(String artifact) {
            return new Jar(
                    jar(artifact), SOURCES.resolve(artifact), jars("hadoop-common", "hadoop-mapreduce", "mahout"));
        }

        /** Tests that are published as sources only. */
        static Jar compiled(String artifact) throws IOException {
            Path sources = SOURCES.resolve(artifact);
            Path classes = Files.createDirectories(temp.resolve(artifact));
            try (Stream<Path> files = Files.walk(sources)) {
                List<Path> all = files.filter(file -> file.toString().endsWith(".java"))
                        .filter(Jar::isOfBytes)
                        .toList();
                assertThat(Compiled.compileFrom(sources, all, Compiled.ownPath(), classes))
                        .isEmpty();
            }
            return new Jar(classes, sources, jars("chronicle-"));
        }

        private static boolean isOfBytes(Path file) {
            try {
                return Files.readString(file).contains("BytesOut");
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }

        private static Path jar(String artifact) {
            return jars(artifact + "-").get(0);
        }

        private static List<Path> jars(String... prefixes) {
            return Compiled.ownPath().stream()
                    .filter(path ->
                            Stream.of(prefixes).anyMatch(path.getFileName().toString()::startsWith))
                    .toList();
        }

        /** The names that the rule allows. */
        List<String> names(String kind) throws IOException {
            return Audit.of(List.of(classes)).withClassPath(lookUp).follow().stream()
                    .filter(pair -> pair.pair().kind().name().equals(kind) && isFit(pair))
                    .map(pair -> pair.result().className())
                    .sorted()
                    .toList();
        }

        private static boolean isFit(FollowedPair pair) {
            List<Node> nodes = pair.written().nodes();
            boolean[] jdk = {false};
            Nodes.each(
                    nodes,
                    node -> jdk[0] |= node instanceof Node.Op op
                            && JDK_FORMS.matcher(op.form()).matches());
            return Planner.knows(pair.pair().kind().name())
                    && pair.result().understood()
                    && pair.result().findings().stream().noneMatch(each -> each.certainty() == Certainty.CERTAIN)
                    && Nodes.moves(nodes)
                    && !jdk[0];
        }

        boolean has(String name) {
            try (URLClassLoader loader =
                    new URLClassLoader(new URL[] {classes.toUri().toURL()}, null)) {
                return loader.findResource(name.replace('.', '/') + ".class") != null;
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }

        Adopted adopted(String name) throws IOException {
            return Adoption.of(List.of(classes), lookUp, List.of(sources))
                    .relativeTo(sources)
                    .adopt(name);
        }

        String outcome(Adopted adopted, Path work) throws IOException {
            try {
                List<Path> path = new ArrayList<>(List.of(classes));
                path.addAll(Compiled.ownPath());
                new Proof(sources, path, work).of(adopted);
                return "adopted";
            } catch (AssertionError e) {
                return String.valueOf(e.getMessage())
                        .lines()
                        .findFirst()
                        .orElse("")
                        .replace(temp.toString(), "");
            }
        }
    }

    /** With {@code -Dadopt.class=} and a name: shows the patch of one class, and what becomes of it. */
    @Test
    @EnabledIfSystemProperty(named = ONE, matches = ".+")
    void showsOneClass() throws IOException {
        String name = System.getProperty(ONE);
        List<Jar> jars = name.startsWith("net.openhft")
                ? List.of(Jar.compiled("chronicle-queue"), Jar.compiled("chronicle-wire"))
                : Stream.concat(IGNITE.stream(), HADOOP.stream()).map(Jar::of).toList();
        Jar jar = jars.stream().filter(each -> each.has(name)).findFirst().orElseThrow();
        Adopted adopted = jar.adopted(name);
        System.out.println(adopted.patch() + String.join("\n", adopted.notes()));
        assertThat(jar.outcome(adopted, temp.resolve("proof"))).isEqualTo("adopted");
    }

    @Test
    @DisabledIfSystemProperty(named = ONE, matches = ".+")
    void isAdoptedAsListed() throws IOException {
        TreeMap<String, String> outcomes = new TreeMap<>();
        List<Jar> chronicle = List.of(Jar.compiled("chronicle-queue"), Jar.compiled("chronicle-wire"));
        prove("BytesMarshallable", chronicle, OF_CHRONICLE, outcomes);
        prove("Externalizable", IGNITE.stream().map(Jar::of).toList(), outcomes.size() + EXTERNALIZABLE, outcomes);
        prove("Writable", HADOOP.stream().map(Jar::of).toList(), CLASSES, outcomes);
        List<String> lines = new ArrayList<>();
        outcomes.forEach((name, outcome) -> lines.add(name + " " + outcome));
        if (Boolean.getBoolean("golden.update")) {
            Files.write(LIST, lines);
        }
        assertThat(lines).hasSize(CLASSES).isEqualTo(Files.readAllLines(LIST));
    }

    private static void prove(String kind, List<Jar> jars, int most, TreeMap<String, String> outcomes)
            throws IOException {
        List<List<String>> names = new ArrayList<>();
        for (Jar jar : jars) {
            names.add(new ArrayList<>(jar.names(kind)));
        }
        while (outcomes.size() < most && names.stream().anyMatch(left -> !left.isEmpty())) {
            for (int i = 0; i < jars.size() && outcomes.size() < most; i++) {
                if (!names.get(i).isEmpty()) {
                    String name = names.get(i).remove(0);
                    Path work = Files.createDirectories(temp.resolve("proof" + outcomes.size()));
                    String outcome = jars.get(i).outcome(jars.get(i).adopted(name), work);
                    outcomes.put(name, outcome);
                }
            }
        }
    }
}
