package org.marshal4j.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Imports published classes: two small jars in every build, whose rows in docs/published-classes.md have to be right, and with
 * {@code -Ppublished} all of the list, which writes the tables of that page. With {@code -Dpublished.jars} as well, some of them alone, whose
 * rows are printed.
 */
class PublishedClassesTest {
    private static final boolean ALL = Boolean.getBoolean("published.update");
    private static final List<String> SOME =
            List.of(System.getProperty("published.jars", "").split(","));
    private static final boolean FOR_THE_PAGE = SOME.equals(List.of(""));
    private static final Path DIRECTORY = Path.of(System.getProperty("published.directory"));

    private final Page page = new Page(Path.of(System.getProperty("published.page")));

    @Test
    void publishedClassesComeInAndBackAsThePageSays() {
        List<JarResult> results = new ArrayList<>();
        for (PublishedJar jar : PublishedJar.all()) {
            if (FOR_THE_PAGE ? ALL || jar.daily() : SOME.contains(jar.artifact())) {
                JarResult result = new JarTrial(jar, DIRECTORY).run();
                results.add(result);
                System.out.println(Tables.row(result));
            }
        }
        if (!FOR_THE_PAGE) {
            Tables.causes(results).forEach(System.out::println);
        } else if (ALL) {
            page.replace("jars", Tables.jars(results));
            page.replace("causes", Tables.causes(results));
            Tables.causes(results).forEach(System.out::println);
            compileTimes(results);
        } else {
            assertThat(page.lines())
                    .as(
                            "rows of docs/published-classes.md; ./mvnw -q -Ppublished verify -pl tests/published -am writes them")
                    .containsAll(results.stream().map(Tables::row).toList());
        }
        assertThat(results.stream().flatMap(result -> result.defects().stream()))
                .isEmpty();
    }

    private static void compileTimes(List<JarResult> results) {
        List<Class<?>> accepted = results.stream()
                .flatMap(result -> result.families().without(result.accepted()).stream())
                .distinct()
                .toList();
        new CompileTimes(accepted, DIRECTORY.resolve("compile-times")).measure().forEach(System.out::println);
    }
}
