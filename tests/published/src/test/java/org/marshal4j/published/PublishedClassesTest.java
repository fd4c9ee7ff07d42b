package org.marshal4j.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Imports published classes. In every build, these are two small jars, whose rows in docs/published-classes-tables.md must be
 * right. With {@code -Ppublished}, it is the whole list, and the tables of that page are written. With
 * {@code -Dpublished.jars} as well, it is only some jars, and their rows are printed.
 */
class PublishedClassesTest {
    private static final boolean ALL = Boolean.getBoolean("published.update");
    private static final List<String> SOME =
            List.of(System.getProperty("published.jars", "").split(","));
    private static final boolean FOR_THE_PAGE = SOME.equals(List.of(""));
    private static final Path DIRECTORY = Path.of(System.getProperty("published.directory"));

    private final Page page = new Page(Path.of(System.getProperty("published.page")));

    @Test
    void publishedClassesAreImportedAndReadBackAsThePageSays() {
        List<BothWays> results = new ArrayList<>();
        for (PublishedJar jar : PublishedJar.all()) {
            if (FOR_THE_PAGE ? ALL || jar.daily() : SOME.contains(jar.artifact())) {
                BothWays result = BothWays.of(jar, DIRECTORY);
                results.add(result);
                System.out.println(Tables.row(result));
            }
        }
        List<JarResult> alone = results.stream().map(BothWays::alone).toList();
        List<JarResult> mixed = results.stream()
                .filter(BothWays::hasMixIns)
                .map(BothWays::mixed)
                .toList();
        if (FOR_THE_PAGE && ALL) {
            page.replace("jars", Tables.jars(results));
            page.replace("mix-ins", Tables.mixIns(results));
            page.replace("causes", Tables.causes(alone));
            page.replace("causes with mix-ins", Tables.causes(mixed));
        }
        if (!FOR_THE_PAGE || ALL) {
            Tables.mixIns(results).forEach(System.out::println);
            Tables.causes(alone).forEach(System.out::println);
            Tables.causes(mixed).forEach(System.out::println);
        } else {
            assertThat(page.lines())
                    .as(
                            "rows of docs/published-classes-tables.md; ./mvnw -q -Ppublished verify -pl tests/published -am writes them")
                    .containsAll(results.stream().map(Tables::row).toList())
                    .containsAll(results.stream()
                            .filter(BothWays::hasMixIns)
                            .map(Tables::mixInRow)
                            .toList());
        }
        if (FOR_THE_PAGE && ALL) {
            compileTimes(alone);
        }
        assertThat(Stream.of(alone, mixed)
                        .flatMap(List::stream)
                        .flatMap(result -> result.defects().stream())
                        .distinct())
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
