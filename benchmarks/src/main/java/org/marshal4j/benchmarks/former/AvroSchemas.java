package org.marshal4j.benchmarks.former;

import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;
import org.apache.avro.reflect.ReflectData;

/**
 * Avro's schemas of classes, as {@link ReflectData} makes them, but without the references back to orders, which it
 * cannot follow, and with values of fields that a writer does not have.
 */
final class AvroSchemas {
    private final Map<Class<?>, Schema> records = new HashMap<>();

    Schema of(Class<?> type) {
        Schema known = records.get(type);
        if (known != null) {
            return known;
        }
        Schema record = Schema.createRecord(type.getSimpleName(), null, type.getPackageName(), false);
        records.put(type, record);
        List<Schema.Field> fields = new ArrayList<>();
        for (Field field : FieldsByName.of(type)) {
            fields.add(new Schema.Field(field.getName(), ofField(field), null, absent(field.getType())));
        }
        record.setFields(fields);
        return record;
    }

    private Schema ofField(Field field) {
        Class<?> type = field.getType();
        if (type.isPrimitive()) {
            return ReflectData.get().getSchema(type);
        }
        if (field.getGenericType() instanceof ParameterizedType list) {
            Schema array = Schema.createArray(ofObject((Class<?>) list.getActualTypeArguments()[0]));
            array.addProp("java-class", List.class.getName());
            return nullable(array);
        }
        return nullable(ofObject(type));
    }

    private Schema ofObject(Class<?> type) {
        boolean isOurs = type.getName().startsWith("org.marshal4j.") && !type.isEnum();
        return isOurs ? of(type) : ReflectData.get().getSchema(type);
    }

    private static Schema nullable(Schema schema) {
        return Schema.createUnion(Schema.create(Schema.Type.NULL), schema);
    }

    private static Object absent(Class<?> type) {
        return switch (type.getName()) {
            case "int" -> 0;
            case "long" -> 0L;
            case "double" -> 0.0;
            case "boolean" -> false;
            default -> JsonProperties.NULL_VALUE;
        };
    }
}
