package org.marshal4j.processor.binding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.CustomMarshaller;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;

/** Makes field types from text such as {@code java.util.List<com.acme.Leg>[]}, without a compiler. */
final class FieldTypes {

    /** A hand-written marshaller of values of variable size, of which a new object is created. */
    static final CustomMarshaller MONEY = custom("MoneyMarshaller", false, 0, false, CustomMarshaller.Fault.NONE);

    /** A hand-written marshaller of values of eight bytes, which has a constant object. */
    static final CustomMarshaller PRICE = custom("PriceMarshaller", true, 8, true, CustomMarshaller.Fault.NONE);

    /** What matters about the classes in the package {@code com.acme}. */
    private static final Map<String, ClassKind> KINDS = Map.ofEntries(
            Map.entry(
                    "Venue",
                    new ClassKind.Enumeration(List.of("XETRA", "NONE"), true, ClassKind.Order.DECLARED)
                            .numbered(Map.of("XETRA", 7, "NONE", -1), Set.of("code()"))),
            Map.entry("Side", new ClassKind.Enumeration(List.of("BUY", "SELL"), true, ClassKind.Order.DECLARED)),
            Map.entry("SIDES", new ClassKind.Enumeration(List.of("ONE"), true, ClassKind.Order.DECLARED)),
            Map.entry("INSTANCE", new ClassKind.Enumeration(List.of("ONE"), true, ClassKind.Order.DECLARED)),
            Map.entry("Leg", marshalled("Leg", false, false, false, false)),
            Map.entry("Order", marshalled("Order", false, false, false, false)),
            Map.entry("Node", marshalled("Node", false, false, false, false)),
            Map.entry("Late", marshalled("Late", false, false, false, false)),
            Map.entry("LateFamily", marshalled("LateFamily", true, true, false, false)),
            Map.entry("LateShared", marshalled("LateShared", false, false, true, false)),
            Map.entry("Linked", marshalled("Linked", false, false, false, false)),
            Map.entry("Event", marshalled("Event", false, false, false, true)),
            Map.entry("Abstract", marshalled("Abstract", true, false, false, false)),
            Map.entry("Shape", marshalled("Shape", true, true, false, false)),
            Map.entry("LinkedShape", marshalled("LinkedShape", true, true, false, false)),
            Map.entry("Person", marshalled("Person", false, false, true, false)),
            Map.entry("SharedEvent", marshalled("SharedEvent", false, false, true, true)),
            Map.entry("SharedShape", marshalled("SharedShape", true, true, true, false)),
            Map.entry("AbstractShared", marshalled("AbstractShared", true, false, true, false)),
            Map.entry("Money", new ClassKind.Custom(MONEY)),
            Map.entry("Contested", new ClassKind.Contested("com.one", "com.two")));

    private static final Map<String, Size> SIZES = Map.of(
            "Leg", Size.fixed(12),
            "Order", Size.between(20, 90),
            "Linked", Size.atLeast(3),
            "Event", Size.between(8, 70),
            "Person", Size.atLeast(9),
            "SharedEvent", Size.atLeast(4),
            "Late", Size.UNKNOWN,
            "LateFamily", Size.UNKNOWN,
            "LateShared", Size.UNKNOWN);

    private FieldTypes() {}

    /** The codecs, which know the sizes and graphs of those classes. */
    static Codecs codecs() {
        return new Codecs(
                (type, marshaller) -> SIZES.getOrDefault(type.simple(), Size.OF_ITSELF),
                (type, marshaller) -> type.simple().startsWith("Linked")
                        || type.simple().startsWith("Shared")
                        || type.simple().equals("Person"));
    }

    /** A hand-written marshaller in the package {@code com.acme}. */
    static CustomMarshaller custom(
            String name, boolean isFixed, int size, boolean hasInstance, CustomMarshaller.Fault fault) {
        return new CustomMarshaller(Name.of("com.acme", name), isFixed, size, 1, false, hasInstance, fault, "about it");
    }

    /** The type for a text without spaces. Anything that begins with a question mark is a wildcard. */
    static TypeRef of(String text) {
        if (text.endsWith("[]")) {
            return new TypeRef.OfArray(of(text.substring(0, text.length() - 2)));
        }
        if (text.startsWith("?")) {
            return new TypeRef.Other(text);
        }
        Optional<Primitive> primitive = Arrays.stream(Primitive.values())
                .filter(each -> each.keyword().equals(text))
                .findFirst();
        if (primitive.isPresent()) {
            return new TypeRef.OfPrimitive(primitive.get());
        }
        int open = text.indexOf('<');
        return open < 0
                ? named(text, List.of())
                : named(text.substring(0, open), arguments(text.substring(open + 1, text.length() - 1)));
    }

    private static TypeRef named(String binary, List<TypeRef> arguments) {
        Name name = Name.ofBinary(binary);
        ClassKind kind = name.packageName().equals("com.acme") ? KINDS.get(name.simple()) : null;
        return new TypeRef.OfClass(name, arguments, kind == null ? new ClassKind.Plain() : kind);
    }

    private static List<TypeRef> arguments(String text) {
        List<TypeRef> arguments = new ArrayList<>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '<' ? 1 : c == '>' ? -1 : 0;
            if (c == ',' && depth == 0) {
                arguments.add(of(text.substring(start, i)));
                start = i + 1;
            }
        }
        arguments.add(of(text.substring(start)));
        return arguments;
    }

    private static ClassKind marshalled(
            String name, boolean isAbstract, boolean isFamily, boolean isShared, boolean isEvolvable) {
        return new ClassKind.Marshalled(
                Name.of("com.acme", name + "Marshaller"), isAbstract, isFamily, isShared, isEvolvable);
    }
}
