package org.marshal4j.random;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Creates the fields of a type, with any combination of type, name, access and annotations that is allowed. */
final class FieldMaker {
    /** Common names, and names that generated code could want for itself. */
    private static final List<String> NAMES = List.of("""
            value in out bytes start end depth graph position base offset size i text count target block length
            presence INSTANCE SCHEMA MIN_SIZE values element key entry list map result object frame limit version
            _x $y ça Ab aB type name first next scratch raw at e number failure builder of address store load sum
            n each array x0 marshaller index
            """.split("\\s+"));

    private static final List<String> VISIBILITIES = List.of("public", "", "protected", "private");
    /** What keeps a field out of the message. */
    private static final List<String> LEFT_OUT = List.of("@Skip", "@Skip", "static", "transient");

    private static final int MOST_OBJECTS = 4;

    private final Random random;
    private final FieldTypes types;
    private final EncodedMaker encoded;
    private final List<String> objects;
    private final Form form;
    private final boolean evolvable;
    private final Set<String> taken;
    private final List<FieldShape> fields = new ArrayList<>();
    private String self = "";
    private boolean generic;
    private int held;
    private int version = 1;

    /** The types through which objects lead to others whose identity is kept. */
    private final Set<String> leadingToShared;

    FieldMaker(
            Random random,
            Form form,
            boolean evolvable,
            List<String> objects,
            List<String> enums,
            Set<String> taken,
            Set<String> leadingToShared) {
        this.random = random;
        this.form = form;
        this.evolvable = evolvable;
        this.objects = objects;
        this.taken = new LinkedHashSet<>(taken);
        this.leadingToShared = leadingToShared;
        types = new FieldTypes(random, objects, enums);
        encoded = new EncodedMaker(random, enums);
    }

    /** Creates this many fields for the type of that name, which has these type variables. */
    List<FieldShape> make(int count, List<String> variables, String owner) {
        self = owner;
        generic = !variables.isEmpty();
        for (int i = 0; i < count; i++) {
            if (evolvable && i > 0 && random.nextInt(4) == 0) {
                version += 1 + random.nextInt(2);
            }
            add(type(variables));
        }
        return fields;
    }

    /**
     * Creates references that may lead back, and back references without bytes.
     *
     * @param all the classes of the objects in a circle
     * @param further the classes that may be held like parts, since they lead back only through shared references
     */
    List<FieldShape> links(List<String> all, List<String> further) {
        List<FieldShape> links = new ArrayList<>();
        for (int i = 1 + random.nextInt(2); i > 0; i--) {
            links.add(link(reference(pick(all)), "@Shared", "link" + i));
        }
        if (!further.isEmpty() && random.nextBoolean()) {
            links.add(link(reference(pick(further)), "", "part"));
        }
        if (random.nextBoolean()) {
            links.add(link(pick(all), "@Parent", Graph.PARENT));
        }
        return links;
    }

    /** Creates the back reference of an object to the one that holds it. */
    List<FieldShape> links(String holder) {
        return List.of(link(holder, "@Parent", Graph.PARENT));
    }

    /** Creates fields for objects that refer to the one that holds them. */
    List<FieldShape> parts(String part) {
        List<FieldShape> parts = new ArrayList<>();
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            parts.add(link(reference(part), "", "part" + i));
        }
        return parts;
    }

    private FieldShape link(String type, String annotation, String name) {
        return new FieldShape(
                type, name, annotation.isEmpty() ? List.of() : List.of(annotation), pick(VISIBILITIES), "");
    }

    private String reference(String type) {
        return switch (random.nextInt(11)) {
            case 0 -> type + "[]";
            case 1 -> "java.util.List<" + type + ">";
            case 2 -> "java.util.ArrayDeque<" + type + ">";
            case 3 -> "java.util.Map<String, " + type + ">";
            case 4 -> "java.util.Optional<" + type + ">";
            case 5 -> "java.util.concurrent.atomic.AtomicReference<" + type + ">";
            case 6 -> "java.util.Map.Entry<" + type + ", " + type + ">";
            default -> type;
        };
    }

    private String pick(List<String> some) {
        return some.get(random.nextInt(some.size()));
    }

    private String type(List<String> variables) {
        if (!variables.isEmpty() && random.nextInt(3) == 0) {
            String variable = variables.get(random.nextInt(variables.size()));
            return switch (random.nextInt(7)) {
                case 5 -> variable + "[]";
                case 6 -> "java.util.LinkedHashMap<" + variable + ", " + pick(variables) + "[]>";
                case 0 -> "java.util.List<" + variable + ">";
                case 1 -> "java.util.Map<String, " + variable + ">";
                case 2 -> "java.util.Optional<" + variable + ">";
                default -> variable;
            };
        }
        if (random.nextInt(30) == 0) {
            return types.dynamic();
        }
        String type = types.any();
        while (objects.stream().anyMatch(mentioned(type))) {
            boolean numbered = version > 1 && leadingToShared.stream().anyMatch(mentioned(type));
            if (held < MOST_OBJECTS && !numbered) {
                held++;
                return type;
            }
            type = types.any();
        }
        return type;
    }

    private static java.util.function.Predicate<String> mentioned(String type) {
        return name -> Words.has(type, name);
    }

    private void add(String type) {
        List<String> annotations = new ArrayList<>();
        if (version > 1) {
            annotations.add("@Since(" + version + ")");
        }
        if (FieldTypes.isDynamic(type)) {
            annotations.add(types.dynamicAnnotation());
        }
        boolean isEncoded = encoded.isPossible(type) && random.nextInt(6) == 0;
        if (isEncoded) {
            annotations.addAll(encoded.annotations(type, version == 1));
        } else {
            form(type, annotations);
        }
        if (!isEncoded
                && !FieldTypes.isPrimitive(type)
                && random.nextInt(5) == 0
                && version == 1
                && !Words.has(type, self)) {
            annotations.add("@Required");
        }
        boolean sharable = objects.stream().anyMatch(mentioned(type)) && version == 1;
        if (sharable && random.nextInt(6) == 0) {
            annotations.add("@Shared");
        }
        boolean skippable = form != Form.FACTORY && form != Form.BUILDER;
        boolean skipped = skippable && random.nextInt(30) == 0;
        String left = form == Form.RECORD || generic ? "@Skip" : LEFT_OUT.get(random.nextInt(LEFT_OUT.size()));
        if (skipped) {
            annotations.clear();
            if (left.startsWith("@")) {
                annotations.add(left);
            }
        }
        String modifiers = form == Form.RECORD ? "" : modifiers(skipped);
        if (skipped && !left.startsWith("@")) {
            modifiers = (modifiers + " " + left).strip();
        }
        fields.add(new FieldShape(type, name(), List.copyOf(annotations), modifiers, start(type, modifiers)));
    }

    private void form(String type, List<String> annotations) {
        if (FieldTypes.isNumbered(type) && random.nextInt(5) == 0) {
            annotations.add("@StopBit");
        } else if (type.equals("String") && random.nextInt(3) == 0) {
            annotations.add(
                    switch (random.nextInt(4)) {
                        case 0 -> "@FixedLength(" + length(1, 300) + ")";
                        case 1 -> "@OneOf({\"\", \"BUY\", \"ü\"})";
                        case 2 -> "@OneOf({" + texts(random.nextInt(8) == 0 ? 254 : 1 + random.nextInt(9)) + "})";
                        default -> "@Interned";
                    });
            if (annotations.contains("@Interned") && random.nextBoolean()) {
                annotations.add("@MaxLength(" + length(0, 300) + ")");
            }
        } else if (type.equals("int[]") && random.nextInt(5) == 0) {
            annotations.add("@MarshalWith(org.marshal4j.random.Hand.Rising.class)");
        } else if (FieldTypes.isPrimitiveArray(type) && random.nextInt(3) == 0) {
            annotations.add("@FixedLength(" + length(1, 40) + ")");
        } else if (FieldTypes.isCounted(type) && random.nextInt(5) == 0) {
            annotations.add("@MaxLength(" + length(0, 300) + ")");
        }
    }

    private static String texts(int count) {
        return IntStream.range(0, count).mapToObj(i -> "\"t" + i + "\"").collect(Collectors.joining(", "));
    }

    private int length(int least, int most) {
        return random.nextBoolean() ? least + random.nextInt(20) : least + random.nextInt(most - least);
    }

    private String modifiers(boolean skipped) {
        String visibility = VISIBILITIES.get(random.nextInt(VISIBILITIES.size()));
        boolean all = form == Form.FACTORY || form == Form.BUILDER;
        boolean isFinal = all || form == Form.CONSTRUCTED && !skipped && random.nextInt(6) > 0;
        return (visibility + (isFinal ? " final" : "")).strip();
    }

    private String start(String type, String modifiers) {
        if (form == Form.RECORD || modifiers.contains("final") || random.nextInt(6) > 0) {
            return "";
        }
        return switch (type) {
            case "String", "CharSequence" -> "\"before\"";
            case "int", "long", "float", "double" -> "7";
            case "StringBuilder" -> "new StringBuilder(\"before\")";
            case "java.math.BigDecimal" -> "java.math.BigDecimal.ONE";
            default ->
                type.startsWith("java.util.List<") || type.startsWith("java.util.Collection<")
                        ? "new java.util.ArrayList<>()"
                        : "";
        };
    }

    private String name() {
        String name = "f" + fields.size();
        if (random.nextInt(3) == 0) {
            name = NAMES.get(random.nextInt(NAMES.size()));
        }
        while (!taken.add(name)) {
            name += random.nextInt(10);
        }
        return name;
    }
}
