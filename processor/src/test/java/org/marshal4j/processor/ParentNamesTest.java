package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An object that is passed to those that it holds has the name of its class in methods with variables of their own. */
class ParentNamesTest {
    private static final String NAMES = """
            All Array Collection Count Entry Index Iterator Key List Map Next Old Optional Parent Queue Reference Reused
            Set Shared Source State To Value Written""";

    private static final String MEMBERS = """
                java.util.Collection<Part> collection;
                java.util.List<Part> list;
                java.util.Set<Part[]> set;
                Part[] array;
                java.util.Deque<Part> queue;
                java.util.Map<String, Part> byName;
                java.util.Map.Entry<String, Part> entry;
                java.util.Optional<Part> optional;
                java.util.concurrent.atomic.AtomicReference<Part> reference;

                @org.marshal4j.Marshal
                static class Part {
                    @org.marshal4j.Parent
                    %1$s around;

                    String name;
                }
            """;

    @TempDir
    Path temp;

    @Test
    void noNameIsTaken() {
        TestCompiler.Result result = TestCompiler.JAVAC.compile(
                temp,
                Arrays.stream(NAMES.split("\\s+"))
                        .collect(Collectors.toMap(
                                name -> "com/acme/" + name + ".java",
                                name -> "package com.acme;\n" + "@org.marshal4j.Marshal\nclass " + name + " {\n"
                                        + MEMBERS.formatted(name) + "}\n")));

        assertThat(result.errors()).isEmpty();
        assertThat(result.sources().get("QueueMarshaller.java")).contains("depth + 1, graph)");
        assertThat(result.sources().get("IndexMarshaller.java")).contains("depth + 1, index)");
        assertThat(result.sources().get("SourceMarshaller.java")).contains("depth + 1, graph)");
    }

    @Test
    void theParentOfAParentIsInAnotherVariable() {
        String tree = "package %1$s; @org.marshal4j.Marshal public class %2$s"
                + " { @org.marshal4j.Parent %2$s up; %2$s inside; int number; }";
        TestCompiler.Result result = TestCompiler.JAVAC.compile(
                temp,
                Map.of(
                        "acme/Parent.java", tree.formatted("acme", "Parent"),
                        "parent/Parent.java", tree.formatted("parent", "Parent"),
                        "parent/Parent_.java", tree.formatted("parent", "Parent_")));

        assertThat(result.errors()).isEmpty();
    }

    /** The compiler warns about this if the package is exported. */
    @Test
    void publicMethodsHaveNoParametersOfHiddenClasses() {
        String part = "package p; @org.marshal4j.Marshal public class %1$s { @org.marshal4j.Parent %2$s around; }";
        String holder = "package %1$s; @org.marshal4j.Marshal %2$s { p.%3$s part; }";
        Map<String, String> sources = TestCompiler.JAVAC
                .compile(
                        temp,
                        Map.of(
                                "p/Shown.java", part.formatted("Shown", "Public"),
                                "p/Public.java", holder.formatted("p", "public class Public", "Shown"),
                                "p/OfHidden.java", part.formatted("OfHidden", "Hidden"),
                                "p/Hidden.java", holder.formatted("p", "class Hidden", "OfHidden"),
                                "p/OfOther.java", part.formatted("OfOther", "q.Other"),
                                "q/Other.java", holder.formatted("q", "public class Other", "OfOther")))
                .sources();

        assertThat(sources.get("ShownMarshaller.java")).contains("int depth, Public parent)");
        assertThat(sources.get("OfHiddenMarshaller.java")).doesNotContain("int depth, Hidden");
        assertThat(sources.get("OfOtherMarshaller.java")).doesNotContain("int depth, Other");
    }
}
