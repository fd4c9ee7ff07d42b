package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** Classes of jars that are imported along with the classes that hold them. */
class ReachableImportsTest extends AgainstLibrary {

    private static final String CLUSTER = """
            //- cluster/Pod.java
            package cluster;
            import java.util.*;
            public class Pod extends cluster.base.Resource<cluster.model.Label> {
                public static Pod sample() {
                    Pod pod = new Pod();
                    pod.version = 2;
                    pod.label = new cluster.model.Label();
                    pod.metadata = new cluster.model.Meta();
                    pod.metadata.name = "n";
                    pod.specs = Map.of(new cluster.model.Key(1), new cluster.model.Spec[] {new cluster.model.Spec()});
                    pod.next = new Pod();
                    return pod;
                }
                public cluster.model.Meta metadata;
                public Map<cluster.model.Key, cluster.model.Spec[]> specs;
                public Pod next;
                public cluster.model.Phase phase;
            }
            //- cluster/base/Resource.java
            package cluster.base;
            public abstract class Resource<T> {
                public int version;
                public T label;
            }
            //- cluster/model/Label.java
            package cluster.model;
            public class Label { public boolean on = true; }
            //- cluster/model/Meta.java
            package cluster.model;
            import java.util.*;
            public class Meta {
                public String name;
                public Optional<List<Entry>> entries = Optional.empty();
            }
            //- cluster/model/Entry.java
            package cluster.model;
            public class Entry {
                public Object fieldsV1;
                public elsewhere.Other other;
                public Shape shape;
                transient Ignored ignored;
            }
            //- cluster/model/Ignored.java
            package cluster.model;
            public class Ignored { public Object anything; }
            //- cluster/model/Shape.java
            package cluster.model;
            public interface Shape {}
            //- cluster/model/Key.java
            package cluster.model;
            public record Key(int id) {}
            //- cluster/model/Spec.java
            package cluster.model;
            public class Spec { public short size = 3; }
            //- cluster/model/Phase.java
            package cluster.model;
            public enum Phase { ON, OFF }
            //- elsewhere/Other.java
            package elsewhere;
            public class Other { public int a; }
            """;

    private static final String IMPORTS = """
            //- com/acme/Imports.java
            package com.acme;
            @org.marshal4j.MarshalImport(value = cluster.Pod.class, reachableIn = "cluster")
            interface Imports {}
            """;

    private static final String MIX_IN = """
            //- com/acme/Entries.java
            package com.acme;
            @org.marshal4j.MarshalImport(cluster.model.Entry.class)
            class Entries {
                @org.marshal4j.Skip Object fieldsV1;
                @org.marshal4j.Skip cluster.model.Shape shape;
                @org.marshal4j.Skip elsewhere.Other other;
            }
            """;

    ReachableImportsTest() {
        super(CLUSTER);
    }

    @ParameterizedTest
    @EachCompiler
    void areMarshalledWithoutBeingNamed(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", IMPORTS + MIX_IN);
        assertThat(result.messages()).isEmpty();
        assertThat(result.sources().keySet())
                .containsExactlyInAnyOrder(
                        "PodMarshaller.java",
                        "ResourceMarshaller.java",
                        "LabelMarshaller.java",
                        "MetaMarshaller.java",
                        "EntryMarshaller.java",
                        "KeyMarshaller.java",
                        "SpecMarshaller.java");
        assertThat(notes(result))
                .containsExactly("5 more classes are imported, which the named ones contain within cluster.");
        try (Loaded loaded = loaded(result)) {
            ChronicleMarshaller<Object> marshaller = loaded.imported("com.acme.Imports", "cluster.Pod");
            assertThat(Loaded.hex(marshaller, loaded.sample("cluster.Pod")))
                    .startsWith("02000000" + "0101" + "01016e01" + "01" + "0101000000" + "01" + "010300" + "01");
        }
    }

    @Test
    void areReportedWithThePathToThem() {
        TestCompiler.Result result = compile(TestCompiler.JAVAC, "all", IMPORTS);
        assertThat(Library.errors(result))
                .containsExactlyInAnyOrder(
                        "2: [MARSHAL139] cluster.model.Entry cannot be imported: Pod.metadata.entries[].fieldsV1: Object"
                                + " cannot be marshalled. Set dynamic = true in the import, so that it takes any value of a"
                                + " closed set; or mark it @Skip or @MarshalWith in a mix-in of Entry.",
                        "2: [MARSHAL105] Pod.metadata.entries[].other: Other cannot be marshalled. Import it with"
                                + " @MarshalImport(Other.class), or name a FieldMarshaller for it in @MarshalWith.",
                        "2: [MARSHAL105] Pod.metadata.entries[].shape: Shape cannot be marshalled. Import it as the root of"
                                + " a family, with @MarshalImport, or name a FieldMarshaller for Shape in @MarshalWith.");
        assertThat(notes(result))
                .containsExactly("6 more classes are imported, which the named ones contain within cluster."
                        + " Left out: cluster.model.Shape, which is an interface.");
    }

    @Test
    void areReportedWithThePathIntoAnEntry() {
        Path shop = Library.compiled(temp.resolve("shop"), """
                //- shop/Shop.java
                package shop;
                public class Shop { public java.util.Map.Entry<Name, Price> best; }
                //- shop/Name.java
                package shop;
                public class Name { public Object text; }
                //- shop/Price.java
                package shop;
                public class Price { public Object number; }
                """);
        TestCompiler.Result result = TestCompiler.JAVAC.compile(
                temp.resolve("of entries"),
                Library.sources(IMPORTS.replace("cluster.Pod", "shop.Shop").replace("\"cluster\"", "\"shop\"")),
                List.of(shop),
                List.of(new MarshalProcessor()));
        assertThat(Library.errors(result))
                .hasSize(2)
                .anyMatch(error -> error.contains("Shop.best.key.text: Object cannot be marshalled"))
                .anyMatch(error -> error.contains("Shop.best.value.number: Object cannot be marshalled"));
    }

    @Test
    void areInTheNamedPackages() {
        TestCompiler.Result result = compile(
                TestCompiler.JAVAC, "all", IMPORTS.replace("\"cluster\"", "{\"cluster.mod\", \"cluster.base\"}"));
        assertThat(result.sources().keySet())
                .contains("ResourceMarshaller.java")
                .doesNotContain("MetaMarshaller.java");
        assertThat(Library.errors(result))
                .hasSize(3)
                .anyMatch(error -> error.startsWith("2: [MARSHAL105] Pod.metadata: Meta cannot be marshalled. Import"));
    }

    @ParameterizedTest
    @EachCompiler
    void areInJarsThatTheirClassesName(TestCompiler compiler) throws Exception {
        Path jar = Library.jar(library, temp.resolve("cluster.jar"));
        String imports = IMPORTS.replace("reachableIn = \"cluster\"", "reachableInJarsOf = elsewhere.Other.class");
        TestCompiler.Result result = compiler.compile(
                temp.resolve("of jar"),
                Library.sources(imports + MIX_IN.replace("@org.marshal4j.Skip elsewhere.Other other;", "")),
                List.of(jar),
                List.of(new MarshalProcessor()));
        assertThat(result.messages()).isEmpty();
        assertThat(result.sources().keySet())
                .contains("MetaMarshaller.java", "KeyMarshaller.java", "OtherMarshaller.java");
        assertThat(notes(result))
                .containsExactly("6 more classes are imported, which the named ones contain within the jar of"
                        + " elsewhere.Other.");
        try (Loaded loaded = Loaded.from(jar, result.classes())) {
            ChronicleMarshaller<Object> marshaller = loaded.imported("com.acme.Imports", "cluster.Pod");
            assertThat(Loaded.hex(marshaller, loaded.sample("cluster.Pod"))).startsWith("02000000" + "0101");
        }
    }

    @Test
    void areInNoOtherJar() {
        Path other = Library.compiled(temp.resolve("second"), """
                //- cluster/model/more/Far.java
                package cluster.model.more;
                public class Far { public int a; }
                """);
        TestCompiler.Result result = TestCompiler.JAVAC.compile(
                temp.resolve("of two"),
                Library.sources(
                        IMPORTS.replace("reachableIn = \"cluster\"", "reachableInJarsOf = cluster.model.more.Far.class")
                                + MIX_IN),
                List.of(library, other),
                List.of(new MarshalProcessor()));
        assertThat(notes(result))
                .containsExactly("0 more classes are imported, which the named ones contain within the jar of"
                        + " cluster.model.more.Far.");
        assertThat(Library.errors(result))
                .anyMatch(error -> error.startsWith("2: [MARSHAL105] Pod.metadata: Meta cannot be marshalled. Import"));
    }

    @Test
    void areNotFoundByAClassThatIsInNoJar() {
        TestCompiler.Result result = compile(
                TestCompiler.JAVAC,
                "all",
                IMPORTS.replace("reachableIn = \"cluster\"", "reachableInJarsOf = {String.class, Own.class}") + MIX_IN
                        + """
                //- com/acme/Own.java
                package com.acme;
                class Own {}
                """);
        assertThat(Library.errors(result))
                .contains(
                        "2: [MARSHAL139] java.lang.String names its jar in reachableInJarsOf, but the compiler knows of no jar that contains it"
                                + ". Name the packages in reachableIn.",
                        "2: [MARSHAL139] com.acme.Own names its jar in reachableInJarsOf, but the compiler knows of no jar that contains it"
                                + ". Name the packages in reachableIn.");
    }

    @Test
    void areLeftToOtherImports() {
        TestCompiler.Result result = compile(TestCompiler.JAVAC, "all", IMPORTS + MIX_IN + """
                //- com/other/Imports.java
                package com.other;
                @org.marshal4j.MarshalImport({cluster.model.Meta.class, cluster.model.Spec.class})
                public interface Imports {}
                """);
        assertThat(result.messages()).isEmpty();
        assertThat(result.generated().resolve("com/other/MetaMarshaller.java")).exists();
        assertThat(result.generated().resolve("com/acme/MetaMarshaller.java")).doesNotExist();
    }

    @Test
    void areLeftOutIfGeneratedCodeCannotUseThem() {
        Path odd = Library.compiled(temp.resolve("odd"), """
                //- odd/Odd.java
                package odd;
                public class Odd {
                    public Generic<String> generic;
                    Near near;
                    public Base base;
                    public Extended extended;
                    public odd.more.Extended namesake;
                    static class Near { int a; }
                    public static class Generic<T> { public T value; }
                    public abstract static class Base { public int inherited; }
                    public static class Extended extends Base { public int own; }
                }
                //- odd/more/Extended.java
                package odd.more;
                public class Extended { public Odd_Extended odd; public static class Odd_Extended { public int b; } }
                """);
        TestCompiler.Result result = TestCompiler.JAVAC.compile(
                temp.resolve("of odd"), Library.sources("""
                        //- com/acme/Imports.java
                        package com.acme;
                        @org.marshal4j.MarshalImport(value = odd.Odd.class, reachableIn = "odd")
                        interface Imports {}
                        """), List.of(odd), List.of(new MarshalProcessor()));
        assertThat(notes(result))
                .containsExactly("5 more classes are imported, which the named ones contain within odd."
                        + " Left out: odd.Odd.Near, which is not visible in com.acme.");
        assertThat(Library.errors(result))
                .hasSize(2)
                .anyMatch(error -> error.contains("Odd.base: Odd.Base holds Odd.Base, which is abstract"))
                .anyMatch(error -> error.contains("Odd.near has the type odd.Odd.Near"));
    }
}
