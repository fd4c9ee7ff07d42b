package org.marshal4j.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.marshal4j.maven.MojoParameters.set;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.logging.Log;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.schema.lock.LockFile;

/** What {@code update} does with lock files that are missing, damaged, or another module's. */
class UpdateMojoTest {
    private static final String ACCEPTED = "\ncom.acme.Quote from=1\n  bid float64\n";

    @TempDir
    Path temp;

    private final List<String> told = new ArrayList<>();
    private Path lock;

    @BeforeEach
    void module() throws IOException {
        lock = temp.resolve("marshal4j.lock");
        schema("com.acme.Quote", "  bid float32\n");
    }

    @Test
    void newLockFileNamesItsModule() throws Exception {
        update("quotes");
        assertThat(Files.readString(lock)).contains("\nrevision 1\nmodule com.acme:quotes\n\ncom.acme.Quote from=1\n");
        update("quotes");
        schema("com.acme.Quote", "  bid int32\n");
        update("quotes");
        assertThat(Files.readString(lock)).contains("\nrevision 2\nmodule com.acme:quotes\n");
    }

    @Test
    void renameIsRecordedOnceAndTheFileStaysAsItIs() throws Exception {
        update("quotes");
        schema("com.acme.Quote", "  bidPrice float32\n");
        update("quotes");
        String text = Files.readString(lock);
        assertThat(text).contains("\ncom.acme.Quote from=2\n  bidPrice float32 was=bid\n");
        update("quotes");
        assertThat(Files.readString(lock)).isEqualTo(text);
    }

    @Test
    void lockFileWithoutAModuleStaysThatWay() throws Exception {
        Files.writeString(lock, "wire 1\nrevision 1\n" + ACCEPTED);
        update("quotes");
        assertThat(Files.readString(lock)).contains("\nrevision 2\n\ncom.acme.Quote from=2\n");
    }

    /** The types of each module had ended those of the other. */
    @Test
    void lockFileOfAnotherModuleIsRefused() throws Exception {
        update("quotes");
        String before = Files.readString(lock);
        String why = "the lock file " + lock + " belongs to the module com.acme:quotes, not to com.acme:trades.";
        assertThatThrownBy(() -> update("trades"))
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageStartingWith(why);
        assertThatThrownBy(() -> run(new CheckMojo(), "trades")).hasMessageStartingWith(why);
        assertThat(Files.readString(lock)).isEqualTo(before);
    }

    @Test
    void damageByAMergeIsRepaired() throws Exception {
        Files.writeString(lock, "wire 1\nrevision 1\n" + ACCEPTED + "\ncom.acme.Quote from=1\n  bid float32\n");
        assertThatThrownBy(() -> run(new CheckMojo(), "quotes"))
                .hasMessageContaining("line 7: com.acme.Quote from=1: line 4 has another schema");
        update("quotes");
        assertThat(told)
                .anyMatch(line -> line.startsWith("repaired " + lock + ": the schemas of both sides"))
                .noneMatch(line -> line.startsWith("left out"));
        assertThat(LockFile.parse(Files.readString(lock)).text()).endsWith("""
                        revision 2

                        com.acme.Quote from=2
                          bid float32

                        com.acme.Quote from=1 to=1
                          bid float64
                        """);
    }

    @Test
    void bothSidesOfAMergeStayInTheHistory() throws Exception {
        String quote = ACCEPTED.replace("from=1", "from=1 to=1");
        String text = "wire 1\n<<<<<<< HEAD\nrevision 2\n=======\nrevision 3\n>>>>>>> other\n"
                + "\n<<<<<<< HEAD\ncom.acme.Quote from=2\n  bid float64\n  x int8\n\n=======\n"
                + "com.acme.Quote from=3\n  bid float64\n  z int8\n\ncom.acme.Quote from=2 to=2\n  bid float64\n"
                + "  y int8\n\n>>>>>>> other" + quote;
        for (String merged : List.of(text, text.replaceAll("[<=>]{7}.*\n", ""))) {
            Files.writeString(lock, merged);
            assertThatThrownBy(() -> run(new CheckMojo(), "quotes")).hasMessageContaining("the lock file " + lock);
            update("quotes");
            LockFile updated = LockFile.parse(Files.readString(lock));
            assertThat(updated.entries())
                    .extracting(entry -> entry.schema().fields().stream()
                            .map(Object::toString)
                            .collect(Collectors.joining(", ")))
                    .containsExactly(
                            "bid float32",
                            "bid float64, z int8",
                            "bid float64, y int8",
                            "bid float64, x int8",
                            "bid float64");
            run(new CheckMojo(), "quotes");
            told.clear();
            update("quotes");
            assertThat(told).contains(lock + " is up to date");
        }
    }

    @Test
    void encodingIsRepaired() throws Exception {
        String text = "wire 1\nrevision 1\n" + ACCEPTED.replace("64", "32");
        for (byte[] file :
                List.of(text.getBytes(StandardCharsets.UTF_16), ("\uFEFF" + text).getBytes(StandardCharsets.UTF_8))) {
            Files.write(lock, file);
            assertThatThrownBy(() -> run(new CheckMojo(), "quotes"))
                    .hasMessageContaining(file[0] == (byte) 0xFE ? "UTF-16" : "byte order mark");
            update("quotes");
            assertThat(LockFile.parse(Files.readString(lock))).isEqualTo(LockFile.parse(text));
        }
    }

    @Test
    void danglingLinkIsNotAMissingLock() throws Exception {
        Files.createSymbolicLink(lock, temp.resolve("gone"));
        assertThatThrownBy(() -> run(new CheckMojo(), "quotes"))
                .hasMessage("the lock file " + lock + " is a symbolic link to " + temp.resolve("gone")
                        + ", which does not exist");
        assertThatThrownBy(() -> update("quotes")).hasMessageContaining("is a symbolic link to");
    }

    /** After a refusal there are no class files; the type then seemed to be removed, and was no longer protected. */
    @Test
    void typeInTheFileOfAnotherTypeStays() throws Exception {
        schema("com.acme.Line", "  id int64\n");
        schema("com.acme.Gone", "  id int64\n");
        source("Quote", "package com.acme;\n// class Gone\n@Marshal\nfinal class\n    Line {}\nclass GoneBy {}\n");
        update("quotes");
        assertThat(LockFile.parse(Files.readString(lock)).accepted())
                .containsOnlyKeys("com.acme.Line", "com.acme.Quote");
    }

    @Test
    void oneTypeIsAcceptedWithAReason() throws Exception {
        schema("com.acme.Leg", "  id int64\n");
        source("Leg", "");
        update("quotes");
        schema("com.acme.Quote", "  bid float64\n");
        schema("com.acme.Leg", "  id int32\n");
        update(Map.of("types", List.of("Leg"), "reason", "No legs were kept"));
        assertThat(Files.readString(lock))
                .contains("\nrevision 2\nmodule com.acme:quotes\nreason 2 No legs were kept\n\n")
                .contains("\ncom.acme.Leg from=2\n  id int32\n", "\ncom.acme.Quote from=1\n  bid float32\n");
        assertThat(told).anyMatch(line -> line.startsWith("not accepted: Quote.bid: wire type was float32"));
        assertThatThrownBy(() -> update(Map.of("types", List.of("Lag"))))
                .hasMessage("There is no Lag. There are com.acme.Leg, com.acme.Quote.");
        String text = Files.readString(lock);
        update(Map.of("types", List.of("Leg"), "reason", "Again"));
        assertThat(Files.readString(lock)).isEqualTo(text);
    }

    @Test
    void oneRuleIsAccepted() throws Exception {
        schema("com.acme.Leg", "  id int64\n");
        schema("com.acme.Gone", "  id int64\n");
        source("Leg", "");
        source("Gone", "");
        update("quotes");
        schema("com.acme.Quote", "  bid float64\n");
        schema("com.acme.Leg", "  id int64\n  side int8\n");
        Files.delete(temp.resolve("sources/com/acme/Gone.java"));
        update(Map.of("rules", List.of("field-retyped")));
        assertThat(LockFile.parse(Files.readString(lock)).accepted())
                .containsOnlyKeys("com.acme.Gone", "com.acme.Leg", "com.acme.Quote");
        assertThat(Files.readString(lock))
                .contains("\ncom.acme.Quote from=2\n  bid float64\n", "\ncom.acme.Leg from=1\n  id int64\n");
        assertThat(told)
                .anyMatch(line -> line.startsWith("not accepted: Leg.side: is new"))
                .anyMatch(line -> line.startsWith("not accepted: Gone: was removed"));
        update(Map.of("rules", List.of("type-removed", "field-retyped")));
        assertThat(LockFile.parse(Files.readString(lock)).accepted())
                .containsOnlyKeys("com.acme.Leg", "com.acme.Quote");
        assertThatThrownBy(() -> update(Map.of("rules", List.of("field-retpyed"))))
                .hasMessageStartingWith("There is no rule field-retpyed. There are enum-constant-added, ");
    }

    @Test
    void directionIsDeclaredInTheLockFile() throws Exception {
        schema("com.acme.Quote", "  side enum com.acme.Side(BUY)\n");
        update(Map.of("compatibility", "BACKWARD"));
        assertThat(Files.readString(lock)).contains("\nmodule com.acme:quotes\ncompatibility BACKWARD\n\n");
        schema("com.acme.Quote", "  side enum com.acme.Side(BUY,SELL)\n");
        run(new CheckMojo(), "quotes");
        assertThat(told).anyMatch(line -> line.startsWith("com.acme.Quote has grown since it was accepted"));
        String before = Files.readString(lock);
        assertThatThrownBy(() -> update(Map.of("compatibility", "backward")))
                .hasMessage("marshal4j.compatibility is BACKWARD, FORWARD, FULL or NONE, not backward");
        assertThat(Files.readString(lock)).isEqualTo(before);
        schema("com.acme.Quote", "  side enum com.acme.Side(BUY)\n");
        update(Map.of("compatibility", "NONE"));
        assertThat(Files.readString(lock)).doesNotContain("compatibility");
        schema("com.acme.Quote", "  side enum com.acme.Side(BUY,SELL)\n");
        assertThatThrownBy(() -> run(new CheckMojo(), "quotes")).hasMessageContaining("enum-constant-added");
    }

    @Test
    void checkComparesWithAReleasedJar() throws Exception {
        update("quotes");
        Path jar = jar("META-INF/marshal4j/com.acme.Quote.schema", "wire 1\n\ncom.acme.Quote\n  bid float64\n");
        assertThatThrownBy(() -> run(with("released", jar.toString(), new CheckMojo()), "quotes"))
                .hasMessageContaining(
                        "differs from " + jar + " in 1 way: Quote.bid: wire type was float64, is now float32");
        schema("com.acme.Quote", "  bid float64\n");
        schema("com.acme.Leg", "  id int64\n");
        source("Leg", "");
        run(with("released", jar.toString(), new CheckMojo()), "quotes");
        assertThat(told).contains("2 schemas, compared with " + jar);
    }

    @Test
    void lockFileInAReleasedJarKnowsFormerSchemas() throws Exception {
        Path jar = jar(
                "META-INF/marshal4j/com.acme.Quote.schema",
                "wire 1\n\ncom.acme.Quote\n  Quote frame\n  id int64\n",
                "META-INF/marshal4j/com.acme/quotes/marshal4j.lock",
                "wire 1\nrevision 2\n\ncom.acme.Quote from=2\n  Quote frame\n  id int64\n"
                        + "\ncom.acme.Quote from=1 to=1\n  Quote frame\n  id int64\n  bid int8 since=2\n");
        schema("com.acme.Quote", "  Quote frame\n  id int64\n  bid int16 since=2\n");
        assertThatThrownBy(() -> run(with("released", jar.toString(), new CheckMojo()), "quotes"))
                .hasMessageContaining("compared with revision 1 (field-reused: ");
    }

    @Test
    void typesWithSchemaIdsAreStrict() throws Exception {
        schema("com.acme.Quote schemaId", "  leg framed com.acme.Leg\n");
        schema("com.acme.Leg", "  Leg frame\n  id int64\n");
        source("Leg", "");
        assertThatThrownBy(() -> run(new CheckMojo(), "quotes"))
                .as("without a lock file")
                .hasMessageContaining("Run marshal4j:update.");
        update("quotes");
        String id = Files.readString(lock).lines().toList().get(4);
        assertThat(id).matches("id 1 [0-9a-f]{8} com.acme.Quote");
        assertThat(told).contains("schema id of com.acme.Quote: " + id.substring(5, 13));
        run(new CheckMojo(), "quotes");

        schema("com.acme.Leg", "  Leg frame\n  id int64\n  size int32 since=2\n");
        assertThatThrownBy(() -> run(new CheckMojo(), "quotes"))
                .hasMessageContaining("com.acme.Leg has grown since it was accepted. Run marshal4j:update.");
        update("quotes");
        assertThat(Files.readString(lock)).contains("\n" + id + "\nid 2 ");
        schema("com.acme.Leg", "  Leg frame\n  id int64\n  count int32 since=2\n");
        assertThatThrownBy(() -> run(new CheckMojo(), "quotes")).hasMessageContaining("field-renamed");
        update("quotes");
        run(new CheckMojo(), "quotes");
        assertThat(Files.readString(lock)).contains("\nid 2 ").doesNotContain("\nid 3 ");

        Files.writeString(lock, Files.readString(lock).replaceAll("\nid 2 .*", ""));
        assertThatThrownBy(() -> run(new CheckMojo(), "quotes"))
                .hasMessageContaining("The lock file has no schema id of com.acme.Quote. Run marshal4j:update.");
    }

    @Test
    void twoSchemasWithOneIdAreRefused() throws Exception {
        schema("com.acme.Quote schemaId", "  f67034 int8\n");
        update("quotes");
        schema("com.acme.Quote schemaId", "  bid float64\n");
        update("quotes");
        String before = Files.readString(lock);
        schema("com.acme.Quote schemaId", "  f76373 int8\n");
        assertThatThrownBy(() -> update("quotes"))
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageContaining("the schemas of com.acme.Quote in revisions 1 and 3 differ");
        assertThat(Files.readString(lock)).isEqualTo(before);
    }

    @Test
    void idsInAReleasedJarAreCompared() throws Exception {
        schema("com.acme.Quote schemaId", "  leg com.acme.Leg\n");
        schema("com.acme.Leg", "  Leg frame\n  id int64\n");
        source("Leg", "");
        update(Map.of("compatibility", "FORWARD"));
        Path jar = jar(
                "META-INF/marshal4j/com.acme.Quote.schema",
                "wire 1\n\ncom.acme.Quote schemaId\n  leg com.acme.Leg\n",
                "META-INF/marshal4j/com.acme.Leg.schema",
                "wire 1\n\ncom.acme.Leg\n  Leg frame\n  id int64\n",
                "META-INF/marshal4j/com.acme/quotes/marshal4j.lock",
                Files.readString(lock));
        run(with("released", jar.toString(), new CheckMojo()), "quotes");
        schema("com.acme.Leg", "  Leg frame\n  id int64\n  size int32 since=2\n");
        assertThatThrownBy(() -> run(with("released", jar.toString(), new CheckMojo()), "quotes"))
                .hasMessageContaining("Quote: its messages get another schema id (schema-id-new: ");
    }

    @Test
    void jarWithoutTypesIsNotARelease() throws Exception {
        Path jar = jar("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n");
        assertThatThrownBy(() -> run(with("released", jar.toString(), new CheckMojo()), "quotes"))
                .hasMessage(jar + " cannot be compared with: no types with @Marshal are in it");
        assertThatThrownBy(() -> run(with("released", "no.jar", new CheckMojo()), "quotes"))
                .hasMessage("no.jar is neither a file nor groupId:artifactId:version");
    }

    private Path jar(String... files) throws IOException {
        Path jar = temp.resolve("released.jar");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (int i = 0; i < files.length; i += 2) {
                zip.putNextEntry(new ZipEntry(files[i]));
                zip.write(files[i + 1].getBytes(StandardCharsets.UTF_8));
            }
        }
        return jar;
    }

    private void update(Map<String, Object> parameters) throws Exception {
        UpdateMojo mojo = new UpdateMojo();
        for (Map.Entry<String, Object> parameter : parameters.entrySet()) {
            with(parameter.getKey(), parameter.getValue(), mojo);
        }
        run(mojo, "quotes");
    }

    private static <M extends SchemaMojo> M with(String parameter, Object value, M mojo)
            throws ReflectiveOperationException {
        Field field = mojo.getClass().getDeclaredField(parameter);
        field.setAccessible(true);
        field.set(mojo, value);
        return mojo;
    }

    @Test
    void checkReportsToAFileEvenIfItFails() throws Exception {
        update("quotes");
        schema("com.acme.Quote", "  bid int32\n");
        CheckMojo check = new CheckMojo();
        Path json = temp.resolve("target/found.json");
        with("json", json.toFile(), check);
        assertThatThrownBy(() -> run(check, "quotes")).hasMessageContaining("field-retyped");
        assertThat(Files.readString(json))
                .contains("\"module\": \"com.acme:quotes\"", "\"passed\": false", "\"rule\": \"field-retyped\"");
    }

    private void schema(String head, String fields) throws IOException {
        Path folder = Files.createDirectories(temp.resolve("classes/META-INF/marshal4j"));
        String name = head.replaceFirst(" .*", "");
        Files.writeString(folder.resolve(name + ".schema"), "wire 1\n\n" + head + "\n" + fields);
        if (name.endsWith("Quote")) {
            source("Quote", "");
        }
    }

    private void source(String name, String text) throws IOException {
        Path folder = Files.createDirectories(temp.resolve("sources/com/acme"));
        Files.writeString(folder.resolve(name + ".java"), text);
    }

    private void update(String artifact) throws Exception {
        run(new UpdateMojo(), artifact);
    }

    private void run(SchemaMojo mojo, String artifact) throws Exception {
        mojo.setLog((Log) Proxy.newProxyInstance(
                Log.class.getClassLoader(), new Class<?>[] {Log.class}, (self, method, arguments) -> {
                    told.add(String.valueOf(arguments == null ? "" : arguments[0]));
                    return null;
                }));
        MavenProject project = new MavenProject();
        project.setGroupId("com.acme");
        project.setArtifactId(artifact);
        project.setArtifacts(Set.of());
        project.addCompileSourceRoot(temp.resolve("sources").toString());
        set("project", project, mojo);
        set("classes", temp.resolve("classes").toFile(), mojo);
        set("lockFile", lock.toFile(), mojo);
        set("samples", temp.resolve("marshal4j.samples").toFile(), mojo);
        mojo.execute();
    }
}
