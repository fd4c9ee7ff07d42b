package org.marshal4j.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pictures of docs/architecture.md and docs/how-it-works.md show the real modules, stages and calls. */
class PicturesTest {
    private static final Path ROOT = Path.of("../..");
    private static final Path PROCESSOR = ROOT.resolve("processor/src/main/java/org/marshal4j/processor");

    private static final Pattern MERMAID = Pattern.compile("(?ms)^```mermaid\n(.*?)^```$");
    private static final Pattern ARROW = Pattern.compile("(?m)^ *([\\w-]+) --> ([\\w-]+)$");
    private static final Pattern NODE = Pattern.compile("(?m)^ +(?!end$)([a-z][\\w-]*)$");
    private static final Pattern DEPENDENCY = Pattern.compile("(?s)<dependency>(.*?)</dependency>");
    private static final Pattern OURS =
            Pattern.compile("<groupId>org\\.marshal4j</groupId>\\s*<artifactId>marshal4j-([\\w-]+)</artifactId>");
    private static final Pattern NOT_SHOWN =
            Pattern.compile("(?s)<(dependencyManagement|build|profiles)>.*?</\\1>|<scope>test</scope>");

    private static final Pattern STAGE = Pattern.compile("\\|(\\w+): ([^|]+)\\|");
    private static final Pattern CLASS = Pattern.compile("[A-Z][a-z]\\w+");

    private static final Pattern PARTICIPANT = Pattern.compile("participant (\\w+)(?: as (\\w+)$)?", Pattern.MULTILINE);
    private static final Pattern CALL = Pattern.compile("->>(\\w+): (\\w+)\\(");

    @Test
    void arrowsBetweenModulesAreTheDependenciesOfTheirPoms() throws IOException {
        String picture = picture("docs/architecture.md", 0);
        Map<String, Set<String>> shown = new TreeMap<>();
        NODE.matcher(picture).results().forEach(node -> shown.put(node.group(1), new TreeSet<>()));
        ARROW.matcher(picture)
                .results()
                .forEach(arrow -> shown.computeIfAbsent(arrow.group(1), from -> new TreeSet<>())
                        .add(arrow.group(2)));
        assertThat(shown).isEqualTo(withoutThoseThatFollow(dependencies()));
    }

    /** Returns the dependencies of each published module, named by the last parts of their folders. */
    private static Map<String, Set<String>> dependencies() throws IOException {
        Map<String, Set<String>> dependencies = new TreeMap<>();
        for (Path module : modules()) {
            String pom = NOT_SHOWN
                    .matcher(Files.readString(module.resolve("pom.xml")))
                    .replaceAll(found -> found.group().startsWith("<scope") ? "TEST" : "");
            Set<String> needed = new TreeSet<>();
            for (MatchResult dependency : DEPENDENCY.matcher(pom).results().toList()) {
                Matcher ours = OURS.matcher(dependency.group(1));
                // A dependency of type pom only affects the order of the build.
                boolean isUsed = !dependency.group(1).matches("(?s).*(TEST|<type>pom<).*");
                if (isUsed && ours.find()) {
                    needed.add(ours.group(1));
                }
            }
            dependencies.put(module.getFileName().toString(), needed);
        }
        return dependencies;
    }

    private static List<Path> modules() throws IOException {
        try (Stream<Path> integrations = Files.list(ROOT.resolve("integrations"))) {
            return Stream.concat(
                            Stream.of(
                                            "annotations",
                                            "schema",
                                            "runtime",
                                            "table",
                                            "processor",
                                            "maven-plugin",
                                            "audit",
                                            "adopt",
                                            "tools",
                                            "cli",
                                            "test-support")
                                    .map(ROOT::resolve),
                            integrations)
                    .filter(folder -> Files.exists(folder.resolve("pom.xml")))
                    .toList();
        }
    }

    private static Map<String, Set<String>> withoutThoseThatFollow(Map<String, Set<String>> dependencies) {
        Map<String, Set<String>> direct = new TreeMap<>();
        dependencies.forEach((module, needed) -> {
            Set<String> left = new TreeSet<>(needed);
            needed.forEach(other -> left.removeAll(reachable(other, dependencies)));
            direct.put(module, left);
        });
        return direct;
    }

    private static Set<String> reachable(String module, Map<String, Set<String>> dependencies) {
        Set<String> all = new TreeSet<>();
        for (String other : dependencies.getOrDefault(module, Set.of())) {
            all.add(other);
            all.addAll(reachable(other, dependencies));
        }
        return all;
    }

    @Test
    void stagesAreThoseOfThePipeline() throws IOException {
        String picture = picture("docs/architecture.md", 1);
        List<String> stages =
                STAGE.matcher(picture).results().map(stage -> stage.group(1)).toList();
        String pipeline = Files.readString(PROCESSOR.resolve("Pipeline.java"));
        String process = pipeline.substring(pipeline.indexOf("Result process(Subject subject)"));
        assertThat(stages).isNotEmpty();
        int from = 0;
        for (String stage : stages) {
            int call = process.indexOf(stage + "(subject", from);
            int reference = process.indexOf("this::" + stage, from);
            int at = call < 0 || reference >= 0 && reference < call ? reference : call;
            assertThat(at).as(stage).isNotNegative();
            from = at;
        }
    }

    @Test
    void everyClassOfTheStagesExists() throws IOException {
        Set<String> sources = sources();
        assertThat(STAGE.matcher(picture("docs/architecture.md", 1)).results())
                .flatMap(stage -> CLASS.matcher(stage.group(2))
                        .results()
                        .map(MatchResult::group)
                        .toList())
                .isNotEmpty()
                .isSubsetOf(sources);
    }

    @Test
    void allGeneratedFilesAreShown() throws IOException {
        String picture = picture("docs/architecture.md", 1);
        String emitted = picture.substring(picture.indexOf("F[") + 2, picture.indexOf("]", picture.indexOf("F[")));
        long artifacts = Files.readString(PROCESSOR.resolve("Artifacts.java"))
                .lines()
                .filter(line -> line.contains("new "))
                .count();
        assertThat(emitted.split("<br/>")).hasSize((int) artifacts);
    }

    @Test
    void callsForAMessageAreMethodsOfTheirClasses() throws IOException {
        String picture = picture("docs/how-it-works.md", 0);
        Map<String, String> classes = new HashMap<>();
        PARTICIPANT
                .matcher(picture)
                .results()
                .forEach(each -> classes.put(each.group(1), each.group(2) == null ? each.group(1) : each.group(2)));
        // This class is generated for each type. The interface that it implements has the same methods.
        classes.put("Marshaller", "ChronicleMarshaller");
        Map<String, Path> files = files();
        List<MatchResult> calls = CALL.matcher(picture).results().toList();
        assertThat(calls).hasSizeGreaterThan(8);
        for (MatchResult call : calls) {
            String type = classes.get(call.group(1));
            assertThat(files).as(type).containsKey(type);
            assertThat(Files.readString(files.get(type))).as(type).containsPattern("\\w " + call.group(2) + "\\(");
        }
    }

    private static String picture(String page, int index) throws IOException {
        return MERMAID.matcher(Files.readString(ROOT.resolve(page)))
                .results()
                .skip(index)
                .findFirst()
                .orElseThrow(() -> new AssertionError(page + " has too few pictures"))
                .group(1);
    }

    private static Set<String> sources() throws IOException {
        return files().keySet();
    }

    /** Returns the sources of published modules by the names of their classes. */
    private static Map<String, Path> files() throws IOException {
        Map<String, Path> files = new HashMap<>();
        for (Path module : modules()) {
            Path folder = module.resolve("src/main/java");
            if (Files.isDirectory(folder)) {
                try (Stream<Path> all = Files.walk(folder)) {
                    // If two modules have a class of the same name, the runtime's comes first.
                    all.filter(file -> file.toString().endsWith(".java"))
                            .forEach(file -> files.putIfAbsent(nameOf(file), file));
                }
            }
        }
        return files;
    }

    private static String nameOf(Path file) {
        return file.getFileName().toString().replace(".java", "");
    }
}
