package org.marshal4j.staging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckStagingTest {
    private static final String BASE = "marshal4j-runtime-1.0";
    private static final String POM = """
            <project xmlns="http://maven.apache.org/POM/4.0.0">
            <groupId>org.marshal4j</groupId>
            <artifactId>marshal4j-runtime</artifactId>
            <version>1.0</version>
            <name>n</name>
            <description>d</description>
            <url>u</url>
            <licenses><license><name>l</name><url>u</url></license></licenses>
            <developers><developer><name>p</name></developer></developers>
            <scm><connection>c</connection><url>u</url></scm>
            </project>
            """;

    @TempDir
    Path group;

    private Path folder;

    @BeforeEach
    void stage() throws IOException, GeneralSecurityException {
        folder = Files.createDirectories(group.resolve("marshal4j-runtime/1.0"));
        pom(POM);
        jar(BASE + ".jar", "A.class");
        jar(BASE + "-sources.jar", "A.java");
        jar(BASE + "-javadoc.jar", "index.html");
    }

    @Test
    void acceptsCompleteArtifacts() throws IOException {
        assertThat(missing()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {".pom", ".jar", "-sources.jar", "-javadoc.jar"})
    void findsMissingFiles(String suffix) throws IOException {
        Files.delete(folder.resolve(BASE + suffix));
        assertThat(missing()).containsExactly(BASE + suffix);
    }

    @Test
    void findsJarsWithOtherContents() throws IOException, GeneralSecurityException {
        jar(BASE + "-sources.jar", "A.class");
        assertThat(missing()).containsExactly(BASE + "-sources.jar: anything that ends in .java");
    }

    @Test
    void findsWrongChecksums() throws IOException {
        Files.delete(folder.resolve(BASE + ".jar.sha1"));
        Files.writeString(folder.resolve(BASE + ".pom.md5"), "00");
        assertThat(missing()).containsExactly("the right " + BASE + ".pom.md5", "the right " + BASE + ".jar.sha1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"name", "description", "url", "licenses", "developers", "scm"})
    void findsMissingElementsOfPoms(String field) throws IOException, GeneralSecurityException {
        pom(POM.replaceFirst("(?m)^<" + field + ">.*$", ""));
        assertThat(missing()).isNotEmpty().allMatch(line -> line.startsWith(BASE + ".pom: " + field));
    }

    @Test
    void findsWhatOthersCouldNotResolve() throws IOException, GeneralSecurityException {
        pom(
                POM.replace(
                        "</project>",
                        "<parent><artifactId>p</artifactId></parent>"
                                + "<dependencies><dependency><version>2-SNAPSHOT</version></dependency></dependencies></project>"));
        assertThat(missing())
                .containsExactly(
                        BASE + ".pom: all that its parent says, which is not published",
                        BASE + ".pom: releases in place of snapshots among its dependencies");
    }

    @Test
    void demandsSignaturesIfArtifactsAreSigned() throws IOException {
        assertThat(CheckStaging.missing(group, true, List.of("runtime")))
                .containsExactly(
                        BASE + ".pom.asc", BASE + ".jar.asc", BASE + "-sources.jar.asc", BASE + "-javadoc.jar.asc");
    }

    @Test
    void knowsWhatIsPublished() throws IOException {
        assertThat(CheckStaging.missing(group, false, List.of("schema")))
                .containsExactly(
                        "marshal4j-schema was not staged", "marshal4j-runtime was staged, and is not to be published");
    }

    @Test
    void refusesSnapshots() throws IOException {
        Files.move(folder, group.resolve("marshal4j-runtime/1.0-SNAPSHOT"));
        assertThat(missing()).containsExactly("marshal4j-runtime: a version for a release; 1.0-SNAPSHOT is none");
    }

    private List<String> missing() throws IOException {
        return CheckStaging.missing(group, false, List.of("runtime"));
    }

    private void pom(String text) throws IOException, GeneralSecurityException {
        sums(Files.writeString(folder.resolve(BASE + ".pom"), text));
    }

    private void jar(String name, String entry) throws IOException, GeneralSecurityException {
        Path file = folder.resolve(name);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(file))) {
            out.putNextEntry(new JarEntry(entry));
        }
        sums(file);
    }

    private static void sums(Path file) throws IOException, GeneralSecurityException {
        byte[] content = Files.readAllBytes(file);
        for (String[] each : new String[][] {{".md5", "MD5"}, {".sha1", "SHA-1"}}) {
            String sum =
                    HexFormat.of().formatHex(MessageDigest.getInstance(each[1]).digest(content));
            Files.writeString(Path.of(file + each[0]), sum);
        }
    }
}
