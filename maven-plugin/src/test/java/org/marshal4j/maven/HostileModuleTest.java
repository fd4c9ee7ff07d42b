package org.marshal4j.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.marshal4j.maven.MojoParameters.set;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.ToolchainManager;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.tools.fork.ForkedJvm;

/** Runs {@code check} in a module whose classes print, end the JVM, hang, or cannot be loaded, and has kept messages. */
class HostileModuleTest {
    private static final String FORM = "com.acme.Base%s\n  id int64\n";
    private static final String MESSAGE = "  0700000000000000\n";

    @TempDir
    Path temp;

    private final List<String> told = new ArrayList<>();
    private Path classes;
    private ToolchainManager toolchains = new KnownToolchains(Map.of(), null, null);
    private Map<String, String> jdkToolchain = Map.of();
    private int timeout;

    @BeforeEach
    void module() throws IOException {
        classes = temp.resolve("some classes #1");
        Path folder = Files.createDirectories(classes.resolve("META-INF/marshal4j"));
        Files.writeString(folder.resolve("com.acme.Base.schema"), "wire 1\n\n" + FORM.formatted(""));
        Files.writeString(temp.resolve("marshal4j.lock"), "wire 1\nrevision 1\n\n" + FORM.formatted(" from=1"));
        Files.writeString(temp.resolve("marshal4j.samples"), "com.acme.Base revision=1\n" + MESSAGE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                """
                System.out.println("error this is not a result");
                System.out.print("x".repeat(1 << 20));
                System.err.print("x".repeat(1 << 20));
                try { System.in.readAllBytes(); } catch (java.io.IOException e) { throw new java.io.UncheckedIOException(e); }
                Thread forever = new Thread(() -> { while (true) Thread.onSpinWait(); });
                forever.start();
                """,
                "System.out.close(); System.err.close(); System.setOut(null); System.setErr(null);",
            })
    void whatClassesPrintIsNoResult(String initialiser) throws IOException {
        compile(initialiser);
        assertThat(check()).isNull();
        assertThat(told).last().asString().endsWith("1 schema, as in marshal4j.lock; 1 kept message can be read");
    }

    @Test
    void jvmThatEndsEarlyFails() throws IOException {
        compile("System.err.println(\"good bye\"); System.out.println(\"ok 1\"); System.exit(0);");
        assertThat(check())
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageContaining("ended with 0 before it had answered")
                .hasMessageContaining("System.exit")
                .hasMessageContaining("good bye");
    }

    @Test
    void jvmThatHangsFails() throws IOException {
        compile("while (System.nanoTime() != 0) Thread.onSpinWait();");
        timeout = 1;
        assertThat(check())
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageContaining("It took longer than marshal4j.timeout, 1 s, and was at")
                // A slow machine may not have come to the initialiser yet.
                .hasMessageContaining("\tat ");
    }

    @Test
    void classesTooNewForTheJvmAreReportedWithWhatToDo() throws IOException {
        compile("");
        Path file = classes.resolve("com/acme/Base.class");
        byte[] bytes = Files.readAllBytes(file);
        bytes[7] = (byte) (44 + 99);
        Files.write(file, bytes);
        assertThat(check())
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageStartingWith("com.acme.Base was compiled for Java 99, and the JDK in " + ForkedJvm.ownHome()
                        + ", which is to run it, is older.")
                .hasMessageContaining("<jdkToolchain><version>[99,)</version></jdkToolchain>")
                .hasMessageNotContainingAny("UnsupportedClassVersionError");
    }

    @Test
    void runsTheJdkOfTheToolchain() throws IOException {
        compile("System.out.println(System.getProperty(\"java.home\")); System.exit(0);");
        Path declared = Files.createSymbolicLink(temp.resolve("declared"), ForkedJvm.ownHome());
        Path selected = Files.createSymbolicLink(temp.resolve("selected"), ForkedJvm.ownHome());
        toolchains = new KnownToolchains(Map.of("version", "99"), declared, selected);
        assertThat(check()).hasMessageContaining("the JVM of " + selected + " ended with 0");
        jdkToolchain = Map.of("version", "99");
        assertThat(check()).hasMessageContaining("the JVM of " + declared + " ended with 0");
        jdkToolchain = Map.of("version", "100");
        assertThat(check())
                .hasMessage("jdkToolchain asks for a JDK with {version=100}, but Maven's toolchains.xml declares none."
                        + " Add it there, or remove jdkToolchain");
    }

    @Test
    void initialiserThatFailsIsAnError() throws IOException {
        compile("if (true) throw new IllegalStateException(\"no server\");");
        assertThat(check())
                .isInstanceOf(MojoFailureException.class)
                .hasMessageContaining("marshal4j.samples:2: java.lang.ExceptionInInitializerError");
    }

    private void compile(String initialiser) throws IOException {
        Path folder = Files.createDirectories(temp.resolve("source"));
        Path base = Files.writeString(folder.resolve("Base.java"), """
                package com.acme;

                public record Base(long id) {
                    static { %s }
                }
                """.formatted(initialiser));
        Path marshaller = Files.writeString(folder.resolve("BaseMarshaller.java"), """
                package com.acme;

                import org.marshal4j.runtime.*;
                import org.marshal4j.schema.Schema;

                public final class BaseMarshaller implements org.marshal4j.runtime.Marshaller<Base> {
                    public static final BaseMarshaller INSTANCE = new BaseMarshaller();

                    public void write(Base value, Output out) {
                        out.writeLong(value.id());
                    }

                    public Base read(Input in) {
                        return new Base(in.readLong());
                    }

                    public long sizeOf(Base value) {
                        return 8;
                    }

                    public Schema schema() {
                        return Schema.of("com.acme.Base", "id int64");
                    }

                    public Class<Base> type() {
                        return Base.class;
                    }
                }
                """);
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-d", classes.toString(), base.toString(), marshaller.toString()))
                .isZero();
    }

    private Throwable check(Path... more) {
        CheckMojo check = new CheckMojo();
        check.setLog((Log) Proxy.newProxyInstance(
                Log.class.getClassLoader(), new Class<?>[] {Log.class}, (self, method, arguments) -> {
                    told.add(String.valueOf(arguments == null ? "" : arguments[0]));
                    return null;
                }));
        MavenProject project = new MavenProject();
        project.setName("hostile");
        String classPath = System.getProperty("java.class.path");
        project.setArtifacts(
                Stream.concat(Arrays.stream(classPath.split(File.pathSeparator)).map(Path::of), Arrays.stream(more))
                        .map(MojoParameters::artifact)
                        .collect(Collectors.toSet()));
        set("project", project, check);
        set("classes", classes.toFile(), check);
        set("toolchains", toolchains, check);
        set("jdkToolchain", jdkToolchain, check);
        set("timeout", timeout, check);
        set("lockFile", temp.resolve("marshal4j.lock").toFile(), check);
        set("samples", temp.resolve("marshal4j.samples").toFile(), check);
        return catchThrowable(check::execute);
    }

    /** The operating system limits the length of a command. */
    @Test
    void classPathMayBeLong() throws IOException {
        compile("");
        Path[] many = IntStream.range(0, 2_000)
                .mapToObj(i -> temp.resolve("a folder with a name that is rather long, and a number " + i))
                .toArray(Path[]::new);
        assertThat(check(many)).isNull();
        assertThat(told).last().asString().endsWith("1 kept message can be read");
    }
}
