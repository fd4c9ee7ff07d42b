package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.sun.jna.platform.win32.Advapi32Util;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.util.Histogram;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** Classes from other people's jars, whose fields compilers need not return in the order of the source. */
class ImportedClassesTest {

    private static final String IMPORTER = """
            package com.acme;

            import com.sun.jna.platform.win32.Advapi32Util;
            import net.openhft.chronicle.core.util.Histogram;
            import org.marshal4j.MarshalImport;

            @MarshalImport({Histogram.class, Advapi32Util.Account.class})
            public interface Imports {}
            """;

    private static final String USER = """
            package com.acme;

            import com.sun.jna.platform.win32.Advapi32Util;
            import java.util.List;
            import net.openhft.chronicle.core.util.Histogram;
            import org.marshal4j.Marshal;

            @Marshal
            public class Report implements ReportMarshallable {
                long time = 1;
                Histogram latencies;
                List<Advapi32Util.Account> accounts;
            }
            """;

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void takesPrivateFieldsInTheOrderOfTheirSource(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", List.of(), Map.of("com/acme/Imports.java", IMPORTER));
        try (Loaded loaded = result.load()) {
            ChronicleMarshaller<Histogram> marshaller = loaded.imported("com.acme.Imports", Histogram.class);
            assertThat(marshaller.schema())
                    .hasToString(Histogram.class.getName() + "\n  fractionBits int32\n  powersOf2 int32\n"
                            + "  overRange int64\n  totalCount int64\n  floor int64\n  sampleCount int32[]?");
            Histogram histogram = new Histogram(3, 2);
            histogram.sample(2);
            Bytes<?> bytes = Bytes.allocateElasticOnHeap();
            marshaller.write(histogram, bytes);
            assertThat(hex(bytes)).startsWith("02000000" + "03000000" + "0000000000000000" + "0100000000000000");
            Histogram back = new Histogram(7, 7);
            marshaller.readInto(back, bytes);
            assertThat(back.totalCount()).isEqualTo(1);
            assertThat(back).usingRecursiveComparison().isEqualTo(histogram);
        }
    }

    @ParameterizedTest
    @EachCompiler
    void holdsImportedClassesInOthers(TestCompiler compiler) throws Exception {
        Map<String, String> sources = new LinkedHashMap<>();
        sources.put("com/acme/Report.java", USER);
        sources.put("com/acme/Imports.java", IMPORTER);
        TestCompiler.Result result = compile(compiler, "all", List.of(), sources);
        assertThat(result.messages()).isEmpty();
        checkReport(result.classes());
    }

    @ParameterizedTest
    @EachCompiler
    void findsTheMarshallersOfItsPackageInClassFiles(TestCompiler compiler) throws Exception {
        TestCompiler.Result before = compile(compiler, "before", List.of(), Map.of("com/acme/Imports.java", IMPORTER));
        TestCompiler.Result result =
                compile(compiler, "after", List.of(before.classes()), Map.of("com/acme/Report.java", USER));
        assertThat(result.messages()).isEmpty();
        checkReport(result.classes(), before.classes());
    }

    @ParameterizedTest
    @EachCompiler
    void servesOtherPackagesOfTheSameCompilation(TestCompiler compiler) throws Exception {
        Map<String, String> sources = new LinkedHashMap<>();
        sources.put("com/acme/Report.java", USER);
        sources.put("org/else/Imports.java", IMPORTER.replace("com.acme", "org.other"));
        TestCompiler.Result result = compile(compiler, "all", List.of(), sources);
        assertThat(result.messages()).isEmpty();
        checkReport(result.classes());
    }

    @ParameterizedTest
    @EachCompiler
    void importsByPackage(TestCompiler compiler) throws Exception {
        Map<String, String> sources = new LinkedHashMap<>();
        sources.put("com/acme/Report.java", USER);
        sources.put(
                "com/acme/package-info.java",
                "@org.marshal4j.MarshalImport({net.openhft.chronicle.core.util.Histogram.class,"
                        + " com.sun.jna.platform.win32.Advapi32Util.Account.class})\npackage com.acme;\n");
        TestCompiler.Result result = compile(compiler, "all", List.of(), sources);
        assertThat(result.messages()).isEmpty();
        checkReport(result.classes());
        try (Loaded loaded = Loaded.from(result.classes())) {
            assertThat(loaded.imported("com.acme.Report", Histogram.class).type())
                    .isEqualTo(Histogram.class);
        }
    }

    /** The public fields of an account are declared in the order name, domain, sid, sidString, accountType, fqn. */
    private static void checkReport(Path... classes) throws Exception {
        try (Loaded loaded = Loaded.from(classes)) {
            Object report = loaded.object("com.acme.Report");
            Advapi32Util.Account account = new Advapi32Util.Account();
            account.name = "n";
            account.domain = "d";
            account.sid = new byte[] {7};
            account.sidString = "s";
            account.accountType = 9;
            account.fqn = "f";
            set(report, "accounts", List.of(account));
            set(report, "latencies", null);
            ChronicleMarshaller<Object> marshaller = loaded.marshaller("com.acme.Report");
            Bytes<?> bytes = Bytes.allocateElasticOnHeap();
            marshaller.write(report, bytes);
            assertThat(hex(bytes))
                    .isEqualTo("0100000000000000" + "00" + "01" + "01" + "016e" + "0164" + "0107" + "0173" + "09000000"
                            + "0166");
            assertThat(marshaller.sizeOf(report)).isEqualTo(bytes.readRemaining());
            // The schema also leads to the nested types, so that a failure tells where it happened.
            bytes.writePosition(bytes.writePosition() - 1);
            assertThat(catchThrowable(() -> marshaller.read(bytes)))
                    .hasMessageStartingWith("reading com.acme.Report.accounts[0].fqn at offset 24: ");
        }
    }

    private static String hex(Bytes<?> bytes) {
        return HexFormat.of().formatHex(bytes.toByteArray());
    }

    private static void set(Object object, String field, Object value) throws Exception {
        var handle = object.getClass().getDeclaredField(field);
        handle.setAccessible(true);
        handle.set(object, value);
    }

    private TestCompiler.Result compile(
            TestCompiler compiler, String name, List<Path> more, Map<String, String> sources) {
        List<Path> classPath = new ArrayList<>(more);
        classPath.add(TestCompiler.whereIs(Advapi32Util.class));
        return compiler.compile(temp.resolve(name), sources, classPath, List.of(new MarshalProcessor()));
    }
}
