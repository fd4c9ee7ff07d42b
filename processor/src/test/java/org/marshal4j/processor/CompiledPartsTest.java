package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A type is compiled alone after a change, beside the class files of objects that refer to it with {@code @Parent}. */
class CompiledPartsTest {

    private static final Map<String, String> SOURCES = Map.of(
            "p/Base.java", "package p; @org.marshal4j.Marshal public class Base { Part base; }",
            "p/Order.java", "package p; @org.marshal4j.Marshal public class Order extends Base { Part[] parts; }",
            "p/Part.java", "package p; @org.marshal4j.Marshal public class Part { @org.marshal4j.Parent Base base; }",
            "p/Tree.java",
                    "package p; @org.marshal4j.Marshal public class Tree"
                            + " { @org.marshal4j.Parent Tree up; Tree down; Leaf leaf; }",
            "p/Leaf.java",
                    "package p; @org.marshal4j.Marshal public class Leaf { @org.marshal4j.Parent Tree tree; String s; }",
            "p/Page.java", "package p; @org.marshal4j.Marshal public class Page { Order order; Tree tree; }");

    @TempDir
    Path temp;

    @ParameterizedTest
    @EnumSource
    void theSameSourceGivesTheSameCode(TestCompiler compiler) throws IOException {
        TestCompiler.Result first = compiler.compile(temp.resolve("first"), SOURCES);
        assertThat(first.errors()).isEmpty();
        for (String name : List.of("Order", "Tree")) {
            String file = "p/" + name + ".java";
            TestCompiler.Result alone = compiler.compile(
                    temp.resolve("again" + name),
                    Map.of(file, SOURCES.get(file)),
                    List.of(withoutOne(first.classes(), name)),
                    List.of(new MarshalProcessor()));
            assertThat(alone.errors()).isEmpty();
            assertThat(first.sources()).containsAllEntriesOf(alone.sources());
        }
    }

    private Path withoutOne(Path classes, String name) throws IOException {
        Path others = Files.createDirectories(temp.resolve("without" + name).resolve("p"));
        try (Stream<Path> files = Files.list(classes.resolve("p"))) {
            for (Path file : files.filter(each -> !each.getFileName().toString().matches(name + "(Marsh.*)?[.]class"))
                    .toList()) {
                Files.copy(file, others.resolve(file.getFileName()));
            }
        }
        return others.getParent();
    }
}
