package org.marshal4j.tools.module;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.text.TypeFileName;

class SchemaFilesTest {
    @TempDir
    Path temp;

    private Path classes;
    private Path sources;

    @BeforeEach
    void folders() throws IOException {
        classes = Files.createDirectories(temp.resolve("classes"));
        sources = Files.createDirectories(temp.resolve("sources"));
    }

    @Test
    void readsSchemasOfExistingTypes() throws IOException {
        schema("com.acme.Quote", "com.acme.Quote\n  leg com.acme.Leg?\n");
        schema("com.acme.Gone", "com.acme.Gone\n  id int64\n");
        schema("com.acme.Quote$Line", "com.acme.Quote$Line\n  id int64\n");
        schema("java.awt.Point@com.acme", "java.awt.Point\n  x int32\n");
        schema("shop.Point@com.acme", "shop.Point\n  x int32\n");
        Files.createFile(Files.createDirectories(classes.resolve("com/acme")).resolve("shop_PointMarshaller.class"));
        source("com/acme/Quote.java");
        assertThat(files(List.of()).own())
                .containsOnlyKeys("com.acme.Quote", "com.acme.Quote$Line", "java.awt.Point", "shop.Point");
        assertThat(files(List.of()).marshallers())
                .containsEntry("com.acme.Quote", "com.acme.QuoteMarshaller")
                .containsEntry("com.acme.Quote$Line", "com.acme.Quote_LineMarshaller")
                .containsEntry("java.awt.Point", "com.acme.PointMarshaller")
                .containsEntry("shop.Point", "com.acme.shop_PointMarshaller");
    }

    /** The processor shortens the names of their files. */
    @Test
    void findsTypesOfLongNames() throws IOException {
        String home = "p".repeat(150) + "." + "q".repeat(150);
        String name = home + ".Quote";
        Files.createDirectories(classes.resolve("META-INF/marshal4j"));
        for (String type : List.of(home + ".Quote", home + ".Gone", "java.awt.Point@" + home)) {
            String form = type.replaceAll("@.*", "");
            Path file = classes.resolve("META-INF/marshal4j").resolve(TypeFileName.of(type, ".schema"));
            Files.writeString(file, "# " + type + "\nwire 1\n\n" + form + "\n  id " + home + ".Leg?\n");
        }
        source(home.replace('.', '/') + "/Quote.java");
        Path jar = temp.resolve("legs.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            put(out, shortened(home + ".Leg"), home + ".Leg\n  id int64\n");
        }
        assertThat(files(List.of()).own()).containsOnlyKeys(name, "java.awt.Point");
        assertThat(files(List.of()).marshallers())
                .containsEntry(name, name + "Marshaller")
                .containsEntry("java.awt.Point", home + ".PointMarshaller");
        assertThat(files(List.of(jar)).all()).containsOnlyKeys(name, home + ".Leg", "java.awt.Point");
    }

    private static String shortened(String type) {
        return TypeFileName.of(type, ".schema").replace(".schema", "");
    }

    @Test
    void findsHeldTypesInJarsAndFolders() throws IOException {
        schema(
                "com.acme.Quote",
                "com.acme.Quote extends com.acme.Base 1\n  id int64\n  legs list<framed com.acme.Leg?>?\n");
        source("com/acme/Quote.java");
        Path jar = temp.resolve("legs.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            put(out, "com.acme.Leg", "com.acme.Leg\n  Leg frame\n  venue com.acme.Venue?\n");
            put(out, "com.acme.Other", "com.acme.Other\n  id int64\n");
        }
        Path folder = Files.createDirectories(temp.resolve("other/META-INF/marshal4j"));
        Files.writeString(folder.resolve("com.acme.Venue.schema"), "wire 1\n\ncom.acme.Venue\n  name text?\n");
        Files.writeString(folder.resolve("com.acme.Base.schema"), "wire 1\n\ncom.acme.Base\n  id int64\n");
        assertThat(files(List.of(jar, temp.resolve("other"))).all())
                .containsOnlyKeys("com.acme.Quote", "com.acme.Base", "com.acme.Leg", "com.acme.Venue");
    }

    @Test
    void reachesTypesOfTheDefaultPackage() throws IOException {
        schema("Quote", "Quote\n  legs map<text?,Leg?>?\n");
        schema("Leg", "Leg\n  side enum Side(BUY,SELL)?\n");
        source("Quote.java");
        source("Leg.java");
        assertThat(Mentioned.reachable("Quote", files(List.of()).all()))
                .extracting(Schema::type)
                .containsExactly("Leg", "Quote");
    }

    @Test
    void saysWhichFileIsNotASchema() throws IOException {
        schema("com.acme.Quote", "");
        source("com/acme/Quote.java");
        assertThatThrownBy(() -> files(List.of()).own())
                .isInstanceOf(IOException.class)
                .hasMessageContaining("com.acme.Quote.schema is not a schema file");
    }

    @Test
    void isEmptyIfNothingWasCompiled() throws IOException {
        assertThat(files(List.of()).all()).isEmpty();
        assertThat(files(List.of()).marshallers()).isEmpty();
    }

    private SchemaFiles files(List<Path> classPath) {
        return new SchemaFiles(classes, classPath, List.of(sources));
    }

    private void schema(String name, String text) throws IOException {
        Path folder = Files.createDirectories(classes.resolve("META-INF/marshal4j"));
        Files.writeString(folder.resolve(name + ".schema"), "wire 1\n\n" + text);
    }

    private void source(String path) throws IOException {
        Files.createDirectories(sources.resolve(path).getParent());
        Files.writeString(sources.resolve(path), "");
    }

    private static void put(JarOutputStream out, String type, String text) throws IOException {
        out.putNextEntry(new JarEntry("META-INF/marshal4j/" + type + ".schema"));
        out.write(("wire 1\n\n" + text).getBytes(StandardCharsets.UTF_8));
    }
}
