package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import org.apache.commons.lang3.mutable.MutableBoolean;
import org.apache.commons.lang3.mutable.MutableDouble;
import org.apache.commons.lang3.mutable.MutableInt;
import org.apache.commons.lang3.mutable.MutableLong;
import org.apache.commons.math3.complex.Complex;
import org.apache.commons.math3.fitting.WeightedObservedPoint;
import org.apache.commons.math3.geometry.euclidean.threed.Vector3D;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.stat.descriptive.StatisticalSummaryValues;
import org.assertj.core.api.recursive.comparison.RecursiveComparisonConfiguration;
import org.joml.AxisAngle4d;
import org.joml.Matrix3f;
import org.joml.Matrix4f;
import org.joml.Quaternionf;
import org.joml.Vector2i;
import org.joml.Vector3f;
import org.joml.Vector4d;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.CoordinateXY;
import org.locationtech.jts.geom.CoordinateXYM;
import org.locationtech.jts.geom.CoordinateXYZM;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.IntersectionMatrix;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.Triangle;
import org.marshal4j.chronicle.ChronicleBuffers;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.schema.SchemaField;

/** Classes of well-known libraries, written by people who had never heard of marshal4j. */
class PublishedClassesTest {

    private static final String IMPORTER = "com.acme.Imports";

    /** Treats NaN as equal to NaN. */
    private static final RecursiveComparisonConfiguration BY_BITS = RecursiveComparisonConfiguration.builder()
            .withEqualsForType(Double::equals, Double.class)
            .withEqualsForType(Float::equals, Float.class)
            .build();

    @TempDir
    Path temp;

    /**
     * Objects of a class.
     *
     * @param value an object
     * @param used another object
     * @param refilled whether the second object can be read into
     */
    private record Sample(Object value, Object used, boolean refilled) {}

    @ParameterizedTest
    @EachCompiler
    void areReadAsTheyWereWritten(TestCompiler compiler) throws Exception {
        try (Loaded loaded = imported(compiler, samples())) {
            samples().forEach(sample -> check(loaded, sample));
        }
    }

    @ParameterizedTest
    @EnumSource(names = "JAVAC")
    void areConstructedWithTheValuesOfTheirFinalFields(TestCompiler compiler) throws Exception {
        try (Loaded loaded = imported(compiler, immutable())) {
            immutable().forEach(sample -> check(loaded, sample));
        }
    }

    /** The fields of superclasses come first. JOML's build sorts the fields of its classes by name. */
    @ParameterizedTest
    @EachCompiler
    void haveTheirFieldsInTheOrderOfTheirClassFiles(TestCompiler compiler) throws Exception {
        try (Loaded loaded = imported(compiler, samples())) {
            assertThat(names(loaded, CoordinateXYM.class)).containsExactly("x", "y", "z", "m");
            assertThat(names(loaded, Envelope.class)).containsExactly("minx", "maxx", "miny", "maxy");
            assertThat(names(loaded, Quaternionf.class)).containsExactly("w", "x", "y", "z");
            assertThat(names(loaded, AxisAngle4d.class)).containsExactly("angle", "x", "y", "z");
            assertThat(names(loaded, Matrix3f.class))
                    .containsExactly("m00", "m01", "m02", "m10", "m11", "m12", "m20", "m21", "m22");
            assertThat(hex(loaded, new MutableInt(1000))).isEqualTo("e8030000");
            assertThat(hex(loaded, new Vector3f(1, 2, 3))).isEqualTo("0000803f" + "00000040" + "00004040");
            assertThat(hex(loaded, new LineSegment(null, at(1))))
                    .isEqualTo("00" + "00".repeat(24) + "01" + "000000000000f03f".repeat(3));
        }
    }

    /** Two objects of each class, with nothing in common. The first is written, read, and read into the second. */
    private static List<Sample> samples() {
        return List.of(
                new Sample(new Coordinate(1, 2, 3), new Coordinate(4, 5, 6), true),
                new Sample(new CoordinateXY(1, 2), new CoordinateXY(4, 5), true),
                new Sample(new CoordinateXYM(1, 2, 3), new CoordinateXYM(4, 5, 6), true),
                new Sample(new CoordinateXYZM(1, 2, 3, 4), new CoordinateXYZM(5, 6, 7, 8), true),
                new Sample(new Envelope(1, 2, 3, 4), new Envelope(), true),
                new Sample(new LineSegment(1, 2, 3, 4), new LineSegment(5, 6, 7, 8), true),
                new Sample(new Triangle(at(1), at(2), at(3)), new Triangle(at(4), at(5), at(6)), false),
                new Sample(new IntersectionMatrix("012TF*012"), new IntersectionMatrix(), true),
                new Sample(new Vector2i(1, -2), new Vector2i(), true),
                new Sample(new Vector3f(1, 2, 3), new Vector3f(Float.NaN), true),
                new Sample(new Vector4d(1, 2, 3, 4), new Vector4d(9), true),
                new Sample(new Quaternionf(0.5f, 0.5f, 0.5f, 0.5f), new Quaternionf(), true),
                new Sample(new Matrix3f().rotateX(1).scale(2), new Matrix3f(), true),
                new Sample(new Matrix4f().perspective(1, 2, 3, 4), new Matrix4f(), true),
                new Sample(new AxisAngle4d(1, 0, 0, 1), new AxisAngle4d(), true),
                new Sample(new MutableInt(1000), new MutableInt(), true),
                new Sample(new MutableLong(Long.MIN_VALUE), new MutableLong(), true),
                new Sample(new MutableDouble(Math.PI), new MutableDouble(), true),
                new Sample(new MutableBoolean(true), new MutableBoolean(), true),
                new Sample(new ArrayRealVector(new double[] {1, 2, 3}), new ArrayRealVector(5), true),
                new Sample(
                        new Array2DRowRealMatrix(new double[][] {{1, 2}, {3, 4}}),
                        new Array2DRowRealMatrix(1, 7),
                        true));
    }

    /** Objects whose fields are final. Only javac reads parameter names that are in class files for debuggers. */
    private static List<Sample> immutable() {
        return List.of(
                new Sample(new Complex(1, 2), new Complex(3, 4), false),
                new Sample(new WeightedObservedPoint(1, 2, 3), new WeightedObservedPoint(4, 5, 6), false),
                new Sample(new Vector3D(1, 2, 3), new Vector3D(4, 5, 6), false),
                new Sample(
                        new StatisticalSummaryValues(1, 2, 3, 4, 5, 6),
                        new StatisticalSummaryValues(6, 5, 4, 3, 2, 1),
                        false));
    }

    private static void check(Loaded loaded, Sample sample) {
        ChronicleMarshaller<Object> marshaller = marshaller(loaded, sample.value());
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        marshaller.write(sample.value(), bytes);
        assertThat(marshaller.sizeOf(sample.value())).isEqualTo(bytes.readRemaining());
        assertThat(Explain.explain(marshaller, ChronicleBuffers.input(bytes))).contains(names(marshaller));
        bytes.readPosition(0);
        Object fresh = marshaller.read(bytes);
        assertThat(bytes.readRemaining()).isZero();
        assertThat(fresh).isExactlyInstanceOf(sample.value().getClass());
        assertThat(fresh).usingRecursiveComparison(BY_BITS).isEqualTo(sample.value());
        assertThat(fresh).usingRecursiveComparison(BY_BITS).isNotEqualTo(sample.used());
        if (sample.refilled()) {
            bytes.readPosition(0);
            marshaller.readInto(sample.used(), bytes);
            assertThat(sample.used()).usingRecursiveComparison(BY_BITS).isEqualTo(sample.value());
        }
    }

    private static String[] names(Loaded loaded, Class<?> type) {
        return names(loaded.imported(IMPORTER, type));
    }

    private static String[] names(Marshaller<?> marshaller) {
        return marshaller.schema().fields().stream().map(SchemaField::name).toArray(String[]::new);
    }

    private static String hex(Loaded loaded, Object value) {
        return Loaded.hex(marshaller(loaded, value), value);
    }

    @SuppressWarnings("unchecked") // exactly the class of the value
    private static ChronicleMarshaller<Object> marshaller(Loaded loaded, Object value) {
        return (ChronicleMarshaller<Object>) loaded.imported(IMPORTER, value.getClass());
    }

    private static Coordinate at(double x) {
        return new Coordinate(x, x, x);
    }

    private Loaded imported(TestCompiler compiler, List<Sample> samples) {
        String classes = samples.stream()
                .map(sample -> sample.value().getClass().getName() + ".class")
                .collect(Collectors.joining(",\n        "));
        String source = "package com.acme;\n\n@org.marshal4j.MarshalImport({\n        " + classes
                + "\n})\npublic interface Imports {}\n";
        List<Path> libraries = Stream.of(Coordinate.class, Vector2i.class, MutableInt.class, Complex.class)
                .map(TestCompiler::whereIs)
                .toList();
        TestCompiler.Result result = compiler.compile(
                temp, Map.of("com/acme/Imports.java", source), libraries, List.of(new MarshalProcessor()));
        assertThat(result.messages()).isEmpty();
        return Loaded.from(result.classes());
    }
}
