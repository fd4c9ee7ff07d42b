package org.marshal4j.blackbox.python;

import java.nio.charset.Charset;
import java.time.ZoneId;
import java.util.Collection;
import java.util.Currency;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.reference.MessageIds;
import org.marshal4j.blackbox.reference.NeutralValue;
import org.marshal4j.blackbox.reference.WireFields;
import org.marshal4j.schema.Schema;

/** The test classes whose bytes can be read from their schemas alone, and the lines that describe them to Python. */
final class Corpus {
    private static final Pattern REORDERING = Pattern.compile(
            "\\.(Sorted|Navigable|Tree|Hash|Enum|Priority|Concurrent|ConcurrentHash|ConcurrentSkipList)(Set|Map|Queue)\\b|\\.Hashtable\\b");

    private static final List<Dto<?>> DTOS = readBySchemas();
    private static final Map<Dto<?>, Dto<?>> BEANS = Map.of(
            bean("Everything"), bean("EverythingTwin"),
            bean("Part"), bean("PartTwin"),
            bean("Growing"), bean("GrowingTwin"));
    private static final String WORLD = makeWorld();

    private Corpus() {}

    /** Returns all classes except those of which hand-written code writes a part. */
    static List<Dto<?>> dtos() {
        return DTOS;
    }

    /** Returns interfaces of getters and setters, with classes of the same fields, which can be filled. */
    static Map<Dto<?>, Dto<?>> beans() {
        return BEANS;
    }

    private static Dto<?> bean(String name) {
        return Dto.named("org.marshal4j.blackbox.beans." + name + "Marshaller");
    }

    private static List<Dto<?>> readBySchemas() {
        return Dtos.shapes().stream()
                .filter(dto -> schemas(dto).values().stream()
                        .noneMatch(schema -> schema.toString().contains("custom")))
                .<Dto<?>>map(dto -> dto)
                .toList();
    }

    /** Returns the first line: the schemas, and what only the JDK knows. */
    static String world() {
        return WORLD;
    }

    private static String makeWorld() {
        Map<String, Schema> all = new LinkedHashMap<>();
        dtos().forEach(dto -> all.putAll(schemas(dto)));
        beans().keySet().forEach(dto -> all.putAll(schemas(dto)));
        return "{\"world\":"
                + texts(all.values().stream().map(Schema::toString).toList())
                + ",\"ids\":" + ids()
                + ",\"zones\":" + texts(ZoneId.getAvailableZoneIds())
                + ",\"currencies\":"
                + texts(Currency.getAvailableCurrencies().stream()
                        .map(Currency::getCurrencyCode)
                        .toList())
                + ",\"charsets\":" + texts(Charset.availableCharsets().keySet())
                + "}";
    }

    private static String ids() {
        return MessageIds.today().entrySet().stream()
                .map(id -> NeutralValue.quoted(id.getKey()) + ":" + id.getValue())
                .collect(Collectors.joining(",", "{", "}"));
    }

    static String decode(Dto<?> dto, byte[] message) {
        return "{\"decode\":" + NeutralValue.quoted(dto.marshaller().schema().type()) + ",\"hex\":\""
                + HexFormat.of().formatHex(message) + "\"}";
    }

    static String sample(Dto<?> dto, int seed) {
        return "{\"sample\":" + NeutralValue.quoted(dto.marshaller().schema().type()) + ",\"seed\":" + seed + "}";
    }

    static String check(String word, String text) {
        return "{\"check\":\"" + word + "\",\"text\":" + NeutralValue.quoted(text) + "}";
    }

    /** Whether a collection or map in a message may order its elements differently from the message. */
    static boolean reorders(Dto<?> dto) {
        return schemas(dto).keySet().stream()
                .flatMap(name -> WireFields.of(classOf(name)).stream())
                .anyMatch(
                        field -> REORDERING.matcher(field.type().getTypeName()).find());
    }

    private static Class<?> classOf(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the schema of the class, and those of all types that its messages hold. */
    private static Map<String, Schema> schemas(Dto<?> dto) {
        Map<String, Schema> found = new LinkedHashMap<>();
        add(dto.marshaller().schema(), found);
        return found;
    }

    private static void add(Schema schema, Map<String, Schema> found) {
        if (found.put(schema.type(), schema) == null) {
            schema.heldTypes().forEach(name -> add(schema.resolver().apply(name), found));
        }
    }

    private static String texts(Collection<String> texts) {
        return texts.stream().map(NeutralValue::quoted).collect(Collectors.joining(",", "[", "]"));
    }
}
