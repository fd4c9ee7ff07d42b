package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/** Classes from class files that extend collections and maps of the JDK. */
class ExtendedContainersTest {

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void areImportedWithWhatTheyHold(TestCompiler compiler) {
        Path library = Library.compiled(temp.resolve("library"), """
                //- bags/Bag.java
                package bags;
                public class Bag extends java.util.TreeMap<String, Item> { public int own; }
                //- bags/Item.java
                package bags;
                public class Item { public short number; }
                """);
        TestCompiler.Result result = compile(compiler, "importer", library, """
                //- com/acme/Bags.java
                package com.acme;
                @org.marshal4j.MarshalImport(value = bags.Bag.class, reachableIn = "bags")
                interface Bags {}
                """);
        assertThat(result.errors()).isEmpty();
        assertThat(result.sources().keySet()).contains("BagMarshaller.java", "ItemMarshaller.java");
        assertThat(result.sources().get("BagMarshaller.java"))
                .contains("this map<text?,bags.Item?>", "own int32", "TreeMap<String, Item> elements = current");
    }

    @ParameterizedTest
    @EachCompiler
    void areFoundInClassFiles(TestCompiler compiler) {
        TestCompiler.Result above = compile(compiler, "above", temp.resolve("nothing"), """
                //- com/acme/Names.java
                package com.acme;
                import java.util.ArrayList;
                @org.marshal4j.Marshal
                public class Names extends ArrayList<String> implements NamesMarshallable { int own; }
                """);
        assertThat(above.errors()).isEmpty();
        TestCompiler.Result below = compile(compiler, "below", above.classes(), """
                //- com/acme/More.java
                package com.acme;
                @org.marshal4j.Marshal
                public class More extends Names implements MoreMarshallable { byte more; }
                """);
        assertThat(below.errors()).isEmpty();
        assertThat(below.sources().get("MoreMarshaller.java"))
                .contains("more int8", "ArrayList<String> elements = current", "more.own = ");
    }

    @ParameterizedTest
    @EachCompiler
    void haveTheirElementsOnceBelowAClassWithoutAMarshaller(TestCompiler compiler) {
        TestCompiler.Result result = compile(compiler, "between", temp.resolve("nothing"), """
                //- com/acme/More.java
                package com.acme;
                class Plain<T> extends java.util.ArrayList<T> {}
                @org.marshal4j.Marshal
                public class More extends Plain<Long> implements MoreMarshallable { byte more; }
                """);
        assertThat(result.errors()).isEmpty();
        assertThat(result.sources().get("MoreMarshaller.java")).containsOnlyOnce("this list<int64?>");
    }

    private TestCompiler.Result compile(TestCompiler compiler, String name, Path library, String sources) {
        Map<String, String> files = Library.sources(sources);
        return compiler.compile(temp.resolve(name), files, List.of(library), List.of(new MarshalProcessor()));
    }
}
