package org.marshal4j.adopt.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.adopt.kit.PatchedFiles;
import org.marshal4j.adopt.plan.AnnotationText;
import org.marshal4j.adopt.plan.ClassPlan;
import org.marshal4j.adopt.plan.OwnCode;

class PatchTest {

    private static final AnnotationText REQUIRED = AnnotationText.of("Required");

    @TempDir
    Path folder;

    private List<String> notes = List.of();

    /** Patches the class {@code C}, whose fields are written in this order; those with a star are {@code @Required}. */
    private String patched(String source, String order, String... skipped) throws IOException {
        return patchedClass("C", source, order, skipped);
    }

    private String patchedClass(String name, String source, String order, String... skipped) throws IOException {
        Files.writeString(folder.resolve("C.java"), source);
        Map<String, List<AnnotationText>> written = new LinkedHashMap<>();
        for (String field : order.split(" ")) {
            written.put(field.replace("*", ""), field.endsWith("*") ? List.of(REQUIRED) : List.of());
        }
        ClassPlan plan = new ClassPlan(
                name,
                true,
                false,
                name.contains("$"),
                List.of(),
                written,
                List.of(skipped),
                false,
                List.of(),
                new OwnCode("write", "readFields", Map.of(), Set.of()));
        JavaFiles.Patch patch = new JavaFiles(List.of(folder)).patch(Map.of(plan, "C.java"), List.of(), folder);
        notes = patch.notes();
        return PatchedFiles.of(patch.diff(), path -> source).get("C.java");
    }

    @Test
    void annotationsAreAddedWhereTheyBelong() throws IOException {
        assertThat(patched("""
                        package a;

                        import java.util.List;
                        import org.zoo.Zebra;

                        /** A class. */
                        public final class C {
                            /** Its name. */
                            private String name;
                            static int count;
                            private int shown; // how often
                        }
                        """, "name*", "shown")).isEqualTo("""
                        package a;

                        import java.util.List;
                        import org.marshal4j.Marshal;
                        import org.marshal4j.Required;
                        import org.marshal4j.Skip;
                        import org.zoo.Zebra;

                        /** A class. */
                        @Marshal
                        public final class C {
                            /** Its name. */
                            @Required
                            private String name;
                            static int count;
                            @Skip
                            private int shown; // how often
                        }
                        """);
        assertThat(notes).isEmpty();
    }

    @Test
    void fieldsMoveWithTheirCommentsAndAnnotations() throws IOException {
        assertThat(patched("""
                        class C { // the class
                            // Prices follow.

                            // In EUR,
                            // and cents.
                            @Deprecated
                            double bid; // the best
                            /*
                             * Its number.
                             */
                            long id;

                            void m() {} // a method

                            int last;
                        }
                        """, "id last bid*")).isEqualTo("""
                        import org.marshal4j.Marshal;
                        import org.marshal4j.Required;

                        @Marshal
                        class C { // the class
                            // Prices follow.

                            /*
                             * Its number.
                             */
                            long id;
                            int last;

                            void m() {} // a method

                            // In EUR,
                            // and cents.
                            @Required
                            @Deprecated
                            double bid; // the best
                        }
                        """);
        assertThat(notes)
                .containsExactly("The fields of C are declared in the order in which they are written: id, last, bid.");
    }

    @Test
    void declarationsOfSeveralFieldsAreSplitIfTheyHaveTo() throws IOException {
        String source = """
                import java.util.*;

                class C {
                    /** Two. */
                    private int a, b = 2; // tail
                    int[] c[] = {{1, 2}, {3}}, d;
                    Map<String, Integer> e = new HashMap<String, Integer>() /* , */, f = null;
                }
                """;
        assertThat(patched(source, "a b c d e f"))
                .contains("    private int a, b = 2; // tail\n    int[] c[] = {{1, 2}, {3}}, d;\n");
        assertThat(patched(source, "b a d c f* e")).isEqualTo("""
                        import java.util.*;
                        import org.marshal4j.Marshal;
                        import org.marshal4j.Required;

                        @Marshal
                        class C {
                            private int b = 2; // tail
                            /** Two. */
                            private int a;
                            int[] d;
                            int[] c[] = {{1, 2}, {3}};
                            @Required
                            Map<String, Integer> f = null;
                            Map<String, Integer> e = new HashMap<String, Integer>() /* , */;
                        }
                        """);
    }

    @Test
    void onlyTheFieldThatDiffersIsSplitOff() throws IOException {
        assertThat(patched("class C {\n\tint a, b, c;\n}\n", "a c", "b")).isEqualTo("""
                        import org.marshal4j.Marshal;
                        import org.marshal4j.Skip;

                        @Marshal
                        class C {
                        \tint a;
                        \t@Skip
                        \tint b;
                        \tint c;
                        }
                        """);
    }

    @Test
    void linesEndAsTheFilesDo() throws IOException {
        assertThat(patched("class C {\r\n  int a;\r\n  int b; // x\r\n}\r\n", "b* a"))
                .isEqualTo(
                        "import org.marshal4j.Marshal;\r\nimport org.marshal4j.Required;\r\n\r\n@Marshal\r\nclass C {\r\n"
                                + "  @Required\r\n  int b; // x\r\n  int a;\r\n}\r\n");
    }

    @Test
    void oneLineAndNoLineEnd() throws IOException {
        assertThat(patched("class C { int a; /* the second */ int b; }", "b* a"))
                .isEqualTo("import org.marshal4j.Marshal;\nimport org.marshal4j.Required;\n\n"
                        + "@Marshal\nclass C { /* the second */ @Required int b; int a; }");
    }

    @Test
    void namesThatTheFileUsesAreNotImported() throws IOException {
        assertThat(patched("class C {\n    Required a;\n}\nclass Required {}\n", "a*"))
                .isEqualTo(
                        "import org.marshal4j.Marshal;\n\n@Marshal\nclass C {\n    @org.marshal4j.Required\n    Required a;\n}\n"
                                + "class Required {}\n");
    }

    @Test
    void nestedClassesAreFound() throws IOException {
        assertThat(patchedClass(
                        "C$In",
                        "class C {\n    int x;\n    private static class In {\n        int b;\n        int a;\n    }\n}\n",
                        "a b"))
                .contains("    @Marshal\n    static class In {\n        int a;\n        int b;\n    }\n");
    }

    @Test
    void initialisersWhoseOrderChangesAreNamed() throws IOException {
        patched(
                "class C {\n    int a = next();\n    int b = next();\n    int c = 1;\n"
                        + "    static int next() { return 1; }\n}\n",
                "b a c");
        assertThat(notes)
                .containsExactly(
                        "The fields of C are declared in the order in which they are written: b, a, c.",
                        "Initialisers of C run in another order: b, a.");
    }

    @Test
    void initialisersThatNeedLaterFieldsMoveToABlock() throws IOException {
        assertThat(patched("""
                        class C {
                            int c$ = 1;
                            /** Twice. */
                            int größe = c$ * 2, e = größe; // both
                            long[] f = {größe};
                            int z;
                            { z = c$; }

                            void m() {}
                        }
                        """, "z f e größe c$")).isEqualTo("""
                        import org.marshal4j.Marshal;

                        @Marshal
                        class C {
                            int z;
                            long[] f;
                            int e; // both
                            /** Twice. */
                            int größe;
                            int c$ = 1;
                            {
                                größe = c$ * 2;
                                e = größe;
                                f = new long[] {größe};
                            }
                            { z = c$; }

                            void m() {}
                        }
                        """);
        assertThat(notes)
                .containsExactly(
                        "The fields of C are declared in the order in which they are written: z, f, e, größe, c$.",
                        "Initialisers of C that need fields declared later are in a block now: größe, e, f.");
    }

    @Test
    void blocksAroundWhichFieldsMoveAreNamed() throws IOException {
        patched("class C {\n    int a = 1;\n    { a = 2; }\n    int b;\n}\n", "b a");
        assertThat(notes)
                .containsExactly(
                        "The fields of C are declared in the order in which they are written: b, a.",
                        "A block of C uses a, which is declared on its other side now: move the block.");
    }

    @Test
    void commentsEndWithTheirLine() throws IOException {
        assertThat(patched("""
                        class C {
                            int x; long y; // about y
                            // about z
                            int z; /* of a */ int a; // about a
                        }
                        """, "y z a x")).contains("""
                            long y; // about y
                            // about z
                            int z;
                            /* of a */ int a; // about a
                            int x;
                        }
                        """);
        assertThat(patched("""
                        class C {
                            int x; // about x
                            int z; int a;
                        }
                        """, "a x z")).contains("""
                            int a;
                            int x; // about x
                            int z;
                        }
                        """);
    }

    @Test
    void commentsBehindImportsStayThere() throws IOException {
        assertThat(patched("import a.A; // why\nclass C {\n    int x;\n}\n", "x"))
                .startsWith("import a.A; // why\nimport org.marshal4j.Marshal;\n");
    }
}
