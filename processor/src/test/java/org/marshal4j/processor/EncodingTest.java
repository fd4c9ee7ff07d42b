package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The compiler reads generated sources in the encoding of the user's sources, which need not have all characters of
 * their names and texts: sources can have them as Unicode escapes.
 */
class EncodingTest {

    private static final String DTO = """
            package stra\u00dfe;
            import org.marshal4j.*;
            import java.util.*;
            @Marshal(view = true)
            public class Gr\u00f6\u00dfe implements Gr\u00f6\u00dfeMarshallable {
              public int \u4fa1\u683c = 1;
              private long \ud835\udc9c\u00e9 = 2;
              @OneOf({"\u20ac", "$", "\ud83d\ude00", "back\\\\slash", "\\\\u20ac", "\\\\\u20ac", "*/", "two\\n\u00e9"}) public String sign = "\u20ac";
              @OneOf({"\u20ac", "\\\\\u20ac\\"\\"\\""}) public String other = "\\\\\u20ac\\"\\"\\"";
              public Fu\u00df fu\u00df = Fu\u00df.\u00dcBER;
              @MaxLength(9) private List<Fu\u00df> f\u00fc\u00dfe = List.of(Fu\u00df.\u00dcBER, Fu\u00df.A);
              @TypeId(0) public enum Fu\u00df { A, \u00dcBER }
              @Dynamic({Fu\u00df.class}) public Object \u00e4 = "\u00e9";
            }
            """;

    private static final String FAMILY = """
            package stra\u00dfe;
            import org.marshal4j.*;
            @Marshal public sealed interface Stra\u00dfe permits Stra\u00dfe.Allee, Stra\u00dfe.\u00c4cker {
              @Marshal @TypeId(0) record Allee(int b\u00e4ume) implements Stra\u00dfe { }
              @Marshal @TypeId(1) record \u00c4cker(String k\u00fche) implements Stra\u00dfe {
                static \u00c4cker sample() { return new \u00c4cker("\u00e9"); } }
            }
            """;

    @TempDir
    Path temp;

    static Stream<Arguments> encodings() {
        return Stream.of("ISO-8859-1", "US-ASCII", "UTF-16", "Cp037", "windows-31j")
                .flatMap(encoding -> Arrays.stream(TestCompiler.values())
                        .filter(compiler -> encoding.equals("ISO-8859-1") || Sampled.takesFourth(encoding + compiler))
                        .map(compiler -> Arguments.of(encoding, compiler)));
    }

    @ParameterizedTest
    @MethodSource("encodings")
    void givesTheSameClassesInEveryEncoding(String encoding, TestCompiler compiler) throws IOException {
        TestCompiler.Result plain = compile(compiler, "UTF-8");
        TestCompiler.Result result = compile(compiler, encoding);
        assertThat(files(result.classes())).isEqualTo(files(plain.classes()));
        for (byte[] source : contents(plain.generated()).values()) {
            assertThat(new String(source, StandardCharsets.ISO_8859_1)).matches("\\p{ASCII}*");
        }
        try (Loaded loaded = Loaded.from(result.classes())) {
            String type = "stra\u00dfe.Gr\u00f6\u00dfe";
            assertThat(loaded.hexOfNew(type)).startsWith("01000000" + "0200000000000000" + "00" + "01");
            assertThat(Loaded.hex(
                            loaded.marshaller("stra\u00dfe.Stra\u00dfe"),
                            loaded.sample("stra\u00dfe.Stra\u00dfe$\u00c4cker")))
                    .isEqualTo("01" + "02c3a9");
        }
    }

    private TestCompiler.Result compile(TestCompiler compiler, String encoding) throws IOException {
        Charset charset = Charset.forName(encoding);
        Path in = temp.resolve(encoding);
        Map<String, String> sources =
                Map.of("stra\u00dfe/Gr\u00f6\u00dfe.java", DTO, "stra\u00dfe/Stra\u00dfe.java", FAMILY);
        TestCompiler.Result result = compiler.compile(
                in,
                sources.entrySet().stream()
                        .collect(Collectors.toMap(Map.Entry::getKey, source -> encodable(source.getValue(), charset))),
                charset,
                TestCompiler.pathOf(List.of()),
                List.of(new MarshalProcessor()),
                List.of("-encoding", encoding));
        assertThat(result.messages()).isEmpty();
        return result;
    }

    /** The source, with escapes where the encoding lacks a character. */
    private static String encodable(String source, Charset charset) {
        CharsetEncoder encoder = charset.newEncoder();
        return source.codePoints()
                .mapToObj(Character::toString)
                .map(character -> encoder.canEncode(character)
                        ? character
                        : character.chars().mapToObj("\\u%04x"::formatted).collect(Collectors.joining()))
                .collect(Collectors.joining());
    }

    private static Set<String> files(Path directory) throws IOException {
        return contents(directory).entrySet().stream()
                .map(file -> file.getKey() + Arrays.toString(file.getValue()))
                .collect(Collectors.toSet());
    }

    private static Map<String, byte[]> contents(Path directory) throws IOException {
        try (Stream<Path> walk = Files.walk(directory)) {
            Map<String, byte[]> files = new TreeMap<>();
            for (Path file : walk.filter(Files::isRegularFile).toList()) {
                files.put(directory.relativize(file).toString(), Files.readAllBytes(file));
            }
            return files;
        }
    }
}
