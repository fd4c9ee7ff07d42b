package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Stubs that kapt has made of {@code Names.kt}. It leaves out whatever has a name that Java cannot have; the annotation
 * {@code @Metadata} tells what that is.
 */
class KaptTest {

    private static final Path STUBS = Path.of("src/test/resources/kapt");

    private static final Map<String, String> LIBRARY = Map.of(
            "kotlin/Metadata.java",
            "package kotlin; public @interface Metadata { int[] mv(); int k(); int xi(); String[] d1(); String[] d2(); }",
            "kotlin/Lazy.java",
            "package kotlin; public interface Lazy<T> { T getValue(); }",
            "kotlin/enums/EnumEntries.java",
            "package kotlin.enums; public interface EnumEntries<T> {}",
            "org/jetbrains/annotations/NotNull.java",
            "package org.jetbrains.annotations; public @interface NotNull {}",
            "org/jetbrains/annotations/Nullable.java",
            "package org.jetbrains.annotations; public @interface Nullable {}");

    @TempDir
    Path temp;

    @Test
    void namesTheFieldsThatAreLeftOut() throws IOException {
        String lost =
                " has a name that Java source cannot have, so kapt leaves the field out, and messages would lack it."
                        + " Rename it.";
        assertThat(messages("Fields"))
                .containsExactly(
                        "[MARSHAL191] Fields.default" + lost,
                        "[MARSHAL191] Fields.long" + lost,
                        "[MARSHAL191] Fields.my field" + lost,
                        "[MARSHAL191] Fields.short" + lost);
        assertThat(messages("Made")).containsExactly("[MARSHAL191] Made.class" + lost);
        assertThat(messages("Base", "Derived"))
                .singleElement()
                .asString()
                .startsWith("[MARSHAL106] Derived extends com.acme.Base, which has the field volatile but no @Marshal");
    }

    @Test
    void namesThePropertiesThatAreLeftOut() throws IOException {
        assertThat(messages("Properties"))
                .containsExactly(
                        "[MARSHAL191] Properties.getMy property has a name that Java source cannot have, so kapt"
                                + " leaves it out, and messages would lack the property. Rename it.");
    }

    @Test
    void knowsTheConstantsThatAreLeftOut() throws IOException {
        TestCompiler.Result result = compile("Level", "Enums");
        assertThat(result.messages()).isEmpty();
        assertThat(result.classes().resolve("META-INF/marshal4j/com.acme.Enums.schema"))
                .content()
                .contains("level enum com.acme.Level(low,public,high,default,top)?");
    }

    @Test
    void refusesConstantsThatNoSchemaCanName() throws IOException {
        assertThat(messages("Phrase", "Phrases"))
                .containsExactly(
                        "[MARSHAL105] Phrases.phrase: Phrase cannot be marshalled. A schema has the names of its"
                                + " constants, and cannot have 'two words': rename that constant, or name a FieldMarshaller for"
                                + " Phrase in @MarshalWith.");
    }

    private List<String> messages(String... stubs) throws IOException {
        return compile(stubs).messages();
    }

    private TestCompiler.Result compile(String... stubs) throws IOException {
        Map<String, String> sources = new TreeMap<>(LIBRARY);
        for (String stub : stubs) {
            String path = "com/acme/" + stub + ".java";
            sources.put(path, Files.readString(STUBS.resolve(path)));
        }
        return TestCompiler.JAVAC.compile(Files.createTempDirectory(temp, "kapt"), sources);
    }
}
