package org.marshal4j.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.marshal4j.maven.MojoParameters.set;

import com.sun.management.ThreadMXBean;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Cuts and changes lock files, schema files, kept messages and jars at random, and runs {@code check} in a module that
 * has them: it passes, or fails with the name of the file. The module has hardly any class that Java can load, so no
 * JVM is started.
 */
class DamagedFilesTest {
    private static final int TIMES = Integer.getInteger("fuzz.times", 1);
    private static final long SEED = Long.getLong("fuzz.seed", 4L);
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final long MOST_MEMORY = 32 << 20;

    private static final String NASTY = " \n<>(),?=-90\t#\r\u0085";

    private static final String QUOTE = """
            com.acme.Quote
              symbol text
              bid float64
              legs list<com.acme.Leg?>(max=100)?
              side enum com.acme.Side(BUY,SELL)?
              event family com.acme.Event?
            """;
    private static final String EVENT = """
            family com.acme.Event
              0 com.acme.Leg
              7 com.acme.Base
            """;
    private static final String BASE = """
            com.acme.Base
              id int64
            """;
    private static final String LEG = """
            com.acme.Leg extends com.acme.Base 1
              id int64
              Leg frame
              quantity stop32
              note text(max=20)? since=2
            """;
    private static final String SAMPLES = """
            # Kept.
            com.acme.Former revision=1
              00 00 00 00
              01

            com.acme.Former revision=2
              ffff
            """;

    @TempDir
    Path temp;

    private Path lock;
    private Path samples;
    private Path schema;
    private Path jar;

    @BeforeEach
    void module() throws IOException {
        Path folder = Files.createDirectories(temp.resolve("classes/META-INF/marshal4j"));
        Files.createDirectories(temp.resolve("classes/com/acme"));
        for (String type : new String[] {"Quote", "Event", "Base"}) {
            Files.writeString(temp.resolve("classes/com/acme/" + type + ".class"), "");
        }
        schema = folder.resolve("com.acme.Quote.schema");
        Files.writeString(schema, "wire 1\n\n" + QUOTE);
        Files.writeString(folder.resolve("com.acme.Event.schema"), "wire 1\n\n" + EVENT);
        Files.writeString(folder.resolve("com.acme.Base.schema"), "wire 1\n\n" + BASE);
        jar = temp.resolve("legs.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry("META-INF/marshal4j/com.acme.Leg.schema"));
            out.write(("wire 1\n\n" + LEG).getBytes(StandardCharsets.UTF_8));
        }
        lock = temp.resolve("marshal4j.lock");
        Files.writeString(
                lock,
                "# Why.\nwire 1\nrevision 2\n\n" + accepted(BASE, " from=1") + "\n" + accepted(EVENT, " from=1") + "\n"
                        + "com.acme.Former from=1 to=1\n  id int32\n\ncom.acme.Former from=2 to=2\n  id int16\n\n"
                        + accepted(LEG, " from=1") + "\n" + accepted(QUOTE, " from=2"));
        samples = temp.resolve("marshal4j.samples");
        Files.writeString(samples, SAMPLES);
    }

    private static String accepted(String schema, String revision) {
        return schema.replaceFirst("\n", revision + "\n");
    }

    @Test
    void undamagedModulePasses() {
        assertThat(check()).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"lock", "samples", "schema", "jar"})
    void randomDamageIsReportedWithTheFile(String which) throws IOException {
        Path file = file(which);
        byte[] whole = Files.readAllBytes(file);
        Random random = new Random(SEED);
        for (int i = 0; i < 150 * TIMES; i++) {
            byte[] damaged = damaged(whole, random);
            Files.write(file, damaged);
            assertTold(
                    check(),
                    which + ", damage " + i + " of seed " + SEED + ": " + new String(damaged, StandardCharsets.UTF_8));
        }
    }

    private Path file(String which) {
        return switch (which) {
            case "lock" -> lock;
            case "samples" -> samples;
            case "schema" -> schema;
            default -> jar;
        };
    }

    private static byte[] damaged(byte[] whole, Random random) {
        byte[] damaged = random.nextInt(8) == 0 ? Arrays.copyOf(whole, random.nextInt(whole.length)) : whole.clone();
        for (int changes = random.nextInt(4); changes > 0 && damaged.length > 0; changes--) {
            int at = random.nextInt(damaged.length);
            int length = random.nextInt(Math.min(12, damaged.length - at) + 1);
            switch (random.nextInt(4)) {
                case 0 -> damaged[at] = (byte) random.nextInt();
                case 1 -> damaged[at] = (byte) NASTY.charAt(random.nextInt(NASTY.length()));
                case 2 -> {
                    byte[] shorter = Arrays.copyOf(damaged, damaged.length - length);
                    System.arraycopy(damaged, at + length, shorter, at, shorter.length - at);
                    damaged = shorter;
                }
                default -> {
                    byte[] longer = Arrays.copyOf(damaged, damaged.length + length);
                    System.arraycopy(damaged, at, longer, at + length, damaged.length - at);
                    damaged = longer;
                }
            }
        }
        return damaged;
    }

    private void assertTold(Throwable failure, String what) {
        if (failure != null) {
            assertThat(failure).as(what).isInstanceOfAny(MojoExecutionException.class, MojoFailureException.class);
            assertThat(failure.getMessage()).as(what).contains(temp.toString()).doesNotContain("\tat ");
        }
    }

    /** They were reported without the file's name, or as errors of the plugin itself. */
    @Test
    void errorsAreReportedWithTheirPlace() throws IOException {
        Files.write(lock, new byte[] {'#', '\n', (byte) 0xC3, '\n'});
        assertThat(check()).hasMessage(lock + ":2: not UTF-8");
        Files.writeString(lock, "wire 1\nrevision 1\n\ncom.acme.Quote from=1\n  bid list<int64\n");
        assertThat(check())
                .hasMessageStartingWith("the lock file " + lock + " cannot be read: line 4: com.acme.Quote from=1: ")
                .hasMessageContaining("list<int64");
        Files.delete(lock);
        Files.createDirectory(lock);
        assertThat(check()).hasMessage(lock + " is a directory");
        Files.delete(lock);
        Files.write(samples, new byte[] {(byte) 0xFF});
        assertThat(check()).hasMessage(samples + ":1: not UTF-8");
        Files.writeString(samples, SAMPLES);
        Files.writeString(schema, "wire 1\n\ncom.acme.Quote\n  bid list<int64\n");
        assertThat(check()).hasMessageStartingWith(schema + " is not a schema file: line 3: ");
        Files.writeString(schema, "wire 2\n\ncom.acme.Quote\n  bid int32\n");
        assertThat(check())
                .hasMessageStartingWith(schema
                        + " is not a schema file: line 1: the wire format is 2, but this version of marshal4j reads 1");
        Files.writeString(schema, "");
        assertThat(check()).hasMessage(schema + " is not a schema file: line 1: no type");
        Files.writeString(schema, "wire 1\n\n" + QUOTE);
        Files.writeString(jar, "no jar");
        assertThat(check()).hasMessageStartingWith(jar + " cannot be read: ");
    }

    @Test
    void filesThatAreTooLongAreRefused() throws IOException {
        byte[] line = new byte[1 << 20];
        Arrays.fill(line, (byte) '#');
        for (int i = 0; i <= 64; i++) {
            Files.write(samples, line, java.nio.file.StandardOpenOption.APPEND);
        }
        assertThat(check()).hasMessage(samples + " is longer than 67108864 bytes");
        Arrays.fill(line, (byte) 'x');
        Files.write(samples, line);
        long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
        assertThat(check())
                .isNotNull()
                .hasMessageContaining(samples.getFileName().toString());
        assertThat(THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before)
                .isLessThan(MOST_MEMORY);
    }

    private Throwable check() {
        return check(List.of());
    }

    /** It used to report the stack trace of the other JVM. */
    @Test
    void reportsClassesThatCannotBeLoaded() throws IOException {
        Files.writeString(samples, "com.acme.Base revision=1\n  0000000000000000\n");
        List<String> classPath = List.of(System.getProperty("java.class.path").split(File.pathSeparator));
        assertThat(check(classPath))
                .isInstanceOf(MojoFailureException.class)
                .hasMessageContaining(
                        "marshal4j.samples: com.acme.Base revision=1: com.acme.BaseMarshaller cannot be loaded:"
                                + " java.lang.ClassNotFoundException");
    }

    /** The failure of the goal; null if it passes. */
    private Throwable check(List<String> more) {
        CheckMojo check = new CheckMojo();
        check.setLog((Log) Proxy.newProxyInstance(
                Log.class.getClassLoader(), new Class<?>[] {Log.class}, (self, method, arguments) -> null));
        MavenProject project = new MavenProject();
        project.setName("damaged");
        project.setArtifacts(Stream.concat(Stream.of(jar), more.stream().map(Path::of))
                .map(MojoParameters::artifact)
                .collect(Collectors.toSet()));
        set("project", project, check);
        set("classes", temp.resolve("classes").toFile(), check);
        set("toolchains", new KnownToolchains(java.util.Map.of(), null, null), check);
        set("lockFile", lock.toFile(), check);
        set("samples", samples.toFile(), check);
        return catchThrowable(check::execute);
    }
}
