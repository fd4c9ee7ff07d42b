package org.marshal4j.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.logging.Log;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.schema.LockFile;

/** What {@code update} makes of lock files that are missing, damaged, or another module's. */
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
    void aNewLockNamesItsModule() throws Exception {
        update("quotes");
        assertThat(Files.readString(lock)).contains("\nrevision 1\nmodule com.acme:quotes\n\ncom.acme.Quote from=1\n");
        update("quotes");
        schema("com.acme.Quote", "  bid int32\n");
        update("quotes");
        assertThat(Files.readString(lock)).contains("\nrevision 2\nmodule com.acme:quotes\n");
    }

    @Test
    void aRenameIsRecordedOnceAndTheFileStaysAsItIs() throws Exception {
        update("quotes");
        schema("com.acme.Quote", "  bidPrice float32\n");
        update("quotes");
        String text = Files.readString(lock);
        assertThat(text).contains("\ncom.acme.Quote from=2\n  bidPrice float32 was=bid\n");
        update("quotes");
        assertThat(Files.readString(lock)).isEqualTo(text);
    }

    @Test
    void aLockWithoutAModuleStaysSo() throws Exception {
        Files.writeString(lock, "wire 1\nrevision 1\n" + ACCEPTED);
        update("quotes");
        assertThat(Files.readString(lock)).contains("\nrevision 2\n\ncom.acme.Quote from=2\n");
    }

    /** The types of each of them had ended those of the other. */
    @Test
    void theLockOfAnotherModuleIsRefused() throws Exception {
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
    void whatAMergeHasDamagedIsWrittenAnew() throws Exception {
        Files.writeString(lock, "wire 1\nrevision 1\n" + ACCEPTED + "\ncom.acme.Quote from=1\n  bid float32\n");
        assertThatThrownBy(() -> run(new CheckMojo(), "quotes"))
                .hasMessageContaining("line 7: com.acme.Quote from=1: line 4 has another form");
        update("quotes");
        assertThat(told).anyMatch(line -> line.startsWith("left out of " + lock + ": com.acme.Quote from=1"));
        assertThat(LockFile.parse(Files.readString(lock)).text()).endsWith("""
                        revision 2

                        com.acme.Quote from=2
                          bid float32

                        com.acme.Quote from=1 to=1
                          bid float64
                        """);
    }

    @Test
    void theEncodingIsPutRight() throws Exception {
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
    void aLinkToNothingIsNoMissingLock() throws Exception {
        Files.createSymbolicLink(lock, temp.resolve("gone"));
        assertThatThrownBy(() -> run(new CheckMojo(), "quotes"))
                .hasMessage("the lock file " + lock + " is a symbolic link to " + temp.resolve("gone")
                        + ", which does not exist");
        assertThatThrownBy(() -> update("quotes")).hasMessageContaining("is a symbolic link to");
    }

    /** After a refusal there are no class files; the type was taken for gone, and was not protected from then on. */
    @Test
    void aTypeInTheFileOfAnotherOneStays() throws Exception {
        schema("com.acme.Line", "  id int64\n");
        schema("com.acme.Gone", "  id int64\n");
        source("Quote", "package com.acme;\n// class Gone\n@Marshal\nfinal class\n    Line {}\nclass GoneBy {}\n");
        update("quotes");
        assertThat(LockFile.parse(Files.readString(lock)).accepted())
                .containsOnlyKeys("com.acme.Line", "com.acme.Quote");
    }

    @Test
    void checkReportsToAFileEvenIfItFails() throws Exception {
        update("quotes");
        schema("com.acme.Quote", "  bid int32\n");
        CheckMojo check = new CheckMojo();
        Path json = temp.resolve("target/found.json");
        Field option = CheckMojo.class.getDeclaredField("json");
        option.setAccessible(true);
        option.set(check, json.toFile());
        assertThatThrownBy(() -> run(check, "quotes")).hasMessageContaining("field-retyped");
        assertThat(Files.readString(json))
                .contains("\"module\": \"com.acme:quotes\"", "\"passed\": false", "\"rule\": \"field-retyped\"");
    }

    private void schema(String type, String fields) throws IOException {
        Path folder = Files.createDirectories(temp.resolve("classes/META-INF/marshal4j"));
        Files.writeString(folder.resolve(type + ".schema"), "wire 1\n\n" + type + "\n" + fields);
        if (type.endsWith("Quote")) {
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

    /** As Maven does. */
    private static void set(String parameter, Object value, SchemaMojo mojo) throws ReflectiveOperationException {
        Field field = SchemaMojo.class.getDeclaredField(parameter);
        field.setAccessible(true);
        field.set(mojo, value);
    }
}
