package org.marshal4j.benchmarks.former;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.Descriptors;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.DynamicMessage;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.marshal4j.benchmarks.peer.protobuf.ProtobufObjects;

/**
 * Protobuf's former bytes, which today's generated classes read as they are: fields have numbers. The former file is
 * today's with the fields of the former classes; the removed one has a number that nothing else has.
 */
final class ProtobufFormer implements FormerReader {
    private static final int REMOVED = 100;

    private final ProtobufObjects objects;

    ProtobufFormer(FormerMessage message, boolean isConverted) {
        Descriptor today = ProtobufObjects.descriptor(message.workload());
        Map<String, Class<?>> classes = message.formerClasses("was").stream()
                .collect(Collectors.toMap(Class::getSimpleName, Function.identity()));
        FileDescriptorProto.Builder file = today.getFile().toProto().toBuilder();
        file.getMessageTypeBuilderList().forEach(type -> {
            if (classes.containsKey(type.getName())) {
                change(type, FieldsByName.of(classes.get(type.getName())));
            }
        });
        try {
            Descriptor former = Descriptors.FileDescriptor.buildFrom(file.build(), new Descriptors.FileDescriptor[0])
                    .findMessageTypeByName(today.getName());
            byte[] bytes = message(former, message.former("was")).toByteArray();
            objects = new ProtobufObjects(message.workload(), bytes, message.target(), isConverted);
        } catch (Descriptors.DescriptorValidationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void change(DescriptorProto.Builder type, List<Field> fields) {
        Map<String, Field> left = fields.stream().collect(Collectors.toMap(Field::getName, Function.identity()));
        List<FieldDescriptorProto> today = type.getFieldList();
        // Optional fields are alternatives of their own in a file, of which there may not be one without a field.
        type.clearField().clearOneofDecl();
        for (FieldDescriptorProto field : today) {
            Field was = left.remove(camelCase(field.getName()));
            if (was != null) {
                FieldDescriptorProto.Builder former =
                        field.toBuilder().clearProto3Optional().clearOneofIndex();
                type.addField(was.getType() == int.class ? former.setType(Type.TYPE_INT32) : former);
            }
        }
        left.values()
                .forEach(was -> type.addFieldBuilder()
                        .setName(was.getName().toLowerCase(Locale.ROOT))
                        .setNumber(REMOVED)
                        .setLabel(FieldDescriptorProto.Label.LABEL_OPTIONAL)
                        .setType(
                                was.getType() == int.class
                                        ? Type.TYPE_INT32
                                        : was.getType() == double.class ? Type.TYPE_DOUBLE : Type.TYPE_STRING));
    }

    private static DynamicMessage message(Descriptor type, Object object) {
        DynamicMessage.Builder builder = DynamicMessage.newBuilder(type);
        for (Field field : FieldsByName.of(object.getClass())) {
            FieldDescriptor number = type.getFields().stream()
                    .filter(each -> camelCase(each.getName()).equals(field.getName()))
                    .findFirst()
                    .orElseThrow();
            Object value = get(field, object);
            if (value instanceof List<?> list) {
                list.forEach(element -> builder.addRepeatedField(number, value(number, element)));
            } else if (value != null) {
                builder.setField(number, value(number, value));
            }
        }
        return builder.build();
    }

    private static Object value(FieldDescriptor number, Object value) {
        if (value instanceof Enum<?> constant) {
            return number.getEnumType().findValueByName(constant.name());
        }
        if (value instanceof BigDecimal decimal) {
            Descriptor type = number.getMessageType();
            return DynamicMessage.newBuilder(type)
                    .setField(type.findFieldByName("scale"), decimal.scale())
                    .setField(
                            type.findFieldByName("unscaled"),
                            decimal.unscaledValue().longValueExact())
                    .build();
        }
        return value.getClass().getName().startsWith("org.marshal4j.")
                ? message(number.getMessageType(), value)
                : value;
    }

    private static Object get(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String camelCase(String name) {
        StringBuilder camel = new StringBuilder();
        for (String part : name.split("_")) {
            camel.append(camel.isEmpty() ? part : part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1));
        }
        return camel.toString();
    }

    @Override
    public Object read() {
        return objects.read();
    }

    @Override
    public int size() {
        return objects.size();
    }
}
