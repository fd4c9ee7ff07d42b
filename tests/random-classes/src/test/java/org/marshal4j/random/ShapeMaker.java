package org.marshal4j.random;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;

/** Creates shapes from seeds: first enums, then types that hold earlier ones, the largest last. */
final class ShapeMaker {
    private static final List<String> ARGUMENTS = List.of(
            "String", "Integer", "Long", "java.util.UUID", "java.util.List<String>", "int[]", "java.time.Instant");

    private final Random random;
    private final long seed;
    private final List<TypeShape> types = new ArrayList<>();
    private final List<String> objects = new ArrayList<>();
    private final List<String> enums = new ArrayList<>();
    private final Set<String> leadingToShared = new HashSet<>();

    /** Whether the next type is in a package of its own. */
    private boolean away;

    private ShapeMaker(long seed) {
        this.seed = seed;
        random = new Random(seed);
        random.nextInt();
    }

    /** Returns the same shape for the same seed. */
    static Shape of(long seed) {
        return new ShapeMaker(seed).make();
    }

    /** Returns a type of this form with so many fields of any type, and others for it to hold. */
    static Shape large(long seed, Form form, int fields) {
        ShapeMaker maker = new ShapeMaker(seed);
        maker.addEnum();
        maker.addSingle(2);
        maker.add(form, "T" + maker.types.size(), "", "", false, List.of(), -1, fields);
        return new Shape(seed, List.copyOf(maker.types));
    }

    private Shape make() {
        if (random.nextInt(3) == 0) {
            addEnum();
        }
        int before = random.nextInt(6);
        if (before == 0) {
            addFamily();
        } else if (before == 1) {
            addLine();
        } else if (before == 2) {
            addSingle(random.nextInt(5));
        } else if (before == 3) {
            addCircle();
        } else if (before == 4) {
            addHolder();
        }
        if (random.nextInt(8) == 0) {
            addImport();
        }
        int size = random.nextInt(200);
        addSingle(random.nextInt(40) == 0 ? size : size % (random.nextBoolean() ? 4 : 12));
        return new Shape(seed, List.copyOf(types));
    }

    private void addEnum() {
        int constants = random.nextInt(5) == 0 ? 120 + random.nextInt(80) : 1 + random.nextInt(5);
        String name = "E" + types.size();
        types.add(new TypeShape(
                Form.ENUM,
                name,
                "",
                List.of(),
                "",
                List.of(),
                new TypeShape.Traits(false, constants, false, false, false),
                List.of()));
        enums.add(name);
    }

    private void addSingle(int fields) {
        Form[] forms = {Form.CLASS, Form.CLASS, Form.RECORD, Form.CONSTRUCTED, Form.FACTORY, Form.BUILDER};
        Form form = forms[random.nextInt(forms.length)];
        boolean evolvable = random.nextInt(5) == 0;
        away = random.nextInt(8) == 0;
        add(form, "T" + types.size(), "", "", evolvable, List.of(), -1, fields);
    }

    /** Adds a superclass, usually with type parameters, and one or two subclasses. */
    private void addLine() {
        boolean evolvable = random.nextInt(4) == 0;
        boolean generic = random.nextInt(3) > 0;
        String top = "T" + types.size();
        Form form = generic || random.nextBoolean() ? Form.ABSTRACT : Form.CLASS;
        List<String> variables = generic ? List.of("T", "U").subList(0, 1 + random.nextInt(2)) : List.of();
        String parameters = generic ? "<" + String.join(", ", variables) + ">" : "";
        away = random.nextBoolean();
        add(form, top, parameters, "", evolvable, variables, -1, random.nextInt(4));
        String base = types.get(types.size() - 1).reference() + arguments(variables.size());
        if (random.nextBoolean()) {
            String middle = "T" + types.size();
            add(Form.CLASS, middle, "", base, evolvable, List.of(), -1, random.nextInt(4));
            base = middle;
        }
        Form last = random.nextInt(3) == 0 ? Form.CONSTRUCTED : Form.CLASS;
        add(last, "T" + types.size(), "", base, evolvable, List.of(), -1, random.nextInt(4));
    }

    /** Adds classes that refer to each other, so that objects lead back to themselves. */
    private void addCircle() {
        boolean evolvable = random.nextInt(4) == 0;
        int at = types.size();
        List<String> names = new ArrayList<>();
        for (int i = random.nextInt(3); i >= 0; i--) {
            names.add("T" + (at + names.size()));
        }
        leadingToShared.addAll(names);
        List<String> held = List.copyOf(objects);
        for (String name : names) {
            FieldMaker maker = new FieldMaker(random, Form.CLASS, evolvable, held, enums, Set.of(), leadingToShared);
            List<FieldShape> fields = new ArrayList<>(maker.make(random.nextInt(4), List.of(), name));
            fields.addAll(0, maker.links(names, names.subList(names.indexOf(name) + 1, names.size())));
            addLinked(name, evolvable, fields);
        }
        objects.addAll(names);
    }

    /** Adds a class, and one of what it holds, whose objects refer to the one that holds them. */
    private void addHolder() {
        String part = "T" + types.size();
        String holder = "T" + (types.size() + 1);
        List<String> held = List.copyOf(objects);
        leadingToShared.addAll(List.of(part, holder));
        addLinked(part, held, maker -> maker.links(holder));
        addLinked(holder, held, maker -> maker.parts(part));
        objects.addAll(List.of(part, holder));
    }

    private void addLinked(String name, List<String> held, Function<FieldMaker, List<FieldShape>> links) {
        boolean evolvable = random.nextInt(6) == 0;
        FieldMaker maker = new FieldMaker(random, Form.CLASS, evolvable, held, enums, Set.of(), leadingToShared);
        List<FieldShape> fields = new ArrayList<>(maker.make(random.nextInt(4), List.of(), name));
        fields.addAll(0, links.apply(maker));
        addLinked(name, evolvable, fields);
    }

    private void addLinked(String name, boolean evolvable, List<FieldShape> fields) {
        String marshal = evolvable ? "@Marshal(evolvable = true)" : "@Marshal";
        types.add(new TypeShape(
                Form.CLASS,
                name,
                "",
                List.of(marshal, "@SuppressWarnings(\"marshal4j\")"),
                "",
                List.of(),
                new TypeShape.Traits(false, 0, random.nextBoolean(), false, false),
                List.copyOf(fields)));
    }

    /** Adds a type that asks for the marshaller of a class without annotations. */
    private void addImport() {
        String plain = random.nextInt(4) == 0 ? "org.marshal4j.random.Hand.Plain" : library();
        String name = "T" + types.size();
        boolean isDynamic = types.stream()
                .filter(type -> type.name().equals(plain))
                .flatMap(type -> type.fields().stream())
                .anyMatch(field -> FieldTypes.isDynamic(field.type()));
        List<String> annotations = List.of(
                isDynamic
                        ? "@MarshalImport(value = " + plain + ".class, dynamic = true)"
                        : "@MarshalImport(" + plain + ".class)");
        types.add(new TypeShape(
                Form.ENUM,
                name,
                "",
                annotations,
                "",
                List.of(),
                new TypeShape.Traits(false, 1, false, false, false),
                List.of()));
        objects.add(plain);
    }

    /** Adds a class that is compiled before all others. */
    private String library() {
        String name = "T" + types.size();
        Form[] forms = {Form.CLASS, Form.CLASS, Form.CONSTRUCTED, Form.FACTORY, Form.RECORD};
        Form form = forms[random.nextInt(forms.length)];
        FieldMaker maker = new FieldMaker(random, form, false, List.of(), List.of(), Set.of(), Set.of());
        List<FieldShape> fields = maker.make(1 + random.nextInt(12), List.of(), name).stream()
                .map(field -> new FieldShape(field.type(), field.name(), List.of(), field.modifiers(), field.start()))
                .toList();
        types.add(TypeShape.of(form, name, List.of(), fields));
        return name;
    }

    private String arguments(int count) {
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boolean own = !objects.isEmpty() && random.nextInt(3) == 0;
            List<String> some = own ? objects : ARGUMENTS;
            arguments.add(some.get(random.nextInt(some.size())));
        }
        return arguments.isEmpty() ? "" : "<" + String.join(", ", arguments) + ">";
    }

    private void addFamily() {
        Form[] forms = {Form.SEALED_INTERFACE, Form.SEALED_CLASS, Form.NAMING_CLASS};
        Form form = forms[random.nextInt(forms.length)];
        boolean evolvable = random.nextInt(4) == 0;
        int at = types.size();
        String root = "T" + at;
        int id = form == Form.NAMING_CLASS ? random.nextInt(200) : -1;
        Form[] below = form == Form.SEALED_INTERFACE
                ? new Form[] {Form.CLASS, Form.RECORD, Form.CONSTRUCTED, Form.FACTORY}
                : new Form[] {Form.CLASS, Form.CONSTRUCTED};
        int members = 1 + random.nextInt(3);
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= members; i++) {
            names.add("T" + (at + i));
        }
        add(form, root, "", "", evolvable, List.of(), id, form == Form.SEALED_INTERFACE ? 0 : random.nextInt(5));
        types.set(at, types.get(at).withSubtypes(names));
        int last = Math.max(0, id);
        for (String name : names) {
            last += 1 + random.nextInt(100);
            boolean framed = form == Form.SEALED_INTERFACE ? random.nextInt(4) == 0 : evolvable;
            add(below[random.nextInt(below.length)], name, "", root, framed, List.of(), last, random.nextInt(4));
        }
        if (form == Form.SEALED_INTERFACE && random.nextInt(3) == 0) {
            addFamilyWithin(at, last);
        }
    }

    /** Adds a family that is part of the family at this place. */
    private void addFamilyWithin(int at, int lastId) {
        String root = types.get(at).name();
        int inner = types.size();
        String name = "T" + inner;
        List<String> names = new ArrayList<>(types.get(at).subtypes());
        names.add(name);
        types.set(at, types.get(at).withSubtypes(names));
        add(Form.SEALED_INTERFACE, name, "", root, false, List.of(), -1, 0);
        Form[] forms = {Form.CLASS, Form.RECORD, Form.CONSTRUCTED};
        String member = "T" + types.size();
        types.set(inner, types.get(inner).withSubtypes(List.of(member)));
        add(forms[random.nextInt(3)], member, "", name, false, List.of(), lastId + 1, random.nextInt(4));
    }

    private void add(
            Form form,
            String name,
            String parameters,
            String base,
            boolean evolvable,
            List<String> variables,
            int id,
            int size) {
        int most = form.isMadeOfValues() ? 120 : 300;
        int least = form == Form.FACTORY || form == Form.BUILDER || form == Form.CONSTRUCTED ? 1 : 0;
        Shape before = new Shape(seed, types);
        TypeShape superclass = before.type(base);
        List<TypeShape> line = superclass == null ? List.of() : before.lineOf(superclass);
        boolean numbered = false;
        Set<String> taken = new LinkedHashSet<>();
        for (TypeShape each : line) {
            numbered |= leadingToShared.contains(each.reference());
            if (form.isMadeOfValues() || random.nextInt(4) > 0) {
                each.fields().forEach(field -> taken.add(field.name()));
            }
        }
        List<String> held = new ArrayList<>(objects);
        held.removeIf(other -> line.stream().anyMatch(each -> each.reference().equals(other)));
        boolean isAway = away;
        away = false;
        if (isAway) {
            held.removeIf(other ->
                    before.type(other) == null || !before.type(other).traits().away());
        }
        boolean bulk = form == Form.CLASS && line.isEmpty() && random.nextInt(12) == 0;
        boolean recursive = form == Form.CLASS && !evolvable && !bulk && random.nextInt(6) == 0;
        if (recursive) {
            held.add(name);
        }
        List<String> constants = isAway ? List.<String>of() : enums;
        FieldMaker maker = new FieldMaker(random, form, evolvable, held, constants, taken, leadingToShared);
        List<FieldShape> fields = maker.make(Math.max(least, Math.min(most, size)), variables, name);
        if (bulk) {
            fields.removeIf(field -> !FieldTypes.isPrimitive(field.type())
                    && !field.annotations().contains("@Skip"));
            fields.removeIf(field -> field.annotations().stream()
                    .anyMatch(each -> each.contains("StopBit") || each.startsWith("@Encoded")));
        }
        boolean marshallable = superclass != null && superclass.traits().marshallable()
                || form != Form.SEALED_INTERFACE && random.nextBoolean();
        boolean ofInterface = superclass != null && superclass.form() == Form.SEALED_INTERFACE;
        List<String> annotations =
                annotations(bulk, recursive, evolvable && form != Form.SEALED_INTERFACE, id, fields, variables);
        if (id < 0 && base.isEmpty() && !recursive && form.isHeld() && !form.isFamily() && random.nextInt(12) == 0) {
            annotations.add("@Shared");
        }
        TypeShape type = new TypeShape(
                form,
                name,
                parameters,
                annotations,
                base,
                List.of(),
                new TypeShape.Traits(
                        ofInterface,
                        0,
                        marshallable,
                        isAway,
                        id < 0
                                && base.isEmpty()
                                && !isAway
                                && form.isHeld()
                                && !form.isFamily()
                                && !recursive
                                && random.nextInt(8) == 0),
                List.copyOf(fields));
        types.add(type);
        boolean leads = numbered
                || type.annotations().contains("@Shared")
                || fields.stream().anyMatch(field -> field.annotations().contains("@Shared"))
                || fields.stream().anyMatch(field -> leadingToShared.stream().anyMatch(field::mentions))
                || leadingToShared.stream().anyMatch(other -> Words.has(base, other));
        if (leads) {
            leadingToShared.add(type.reference());
            if (superclass != null) {
                leadingToShared.add(superclass.reference());
            }
        }
        if (form.isHeld()) {
            objects.add(type.reference());
        }
    }

    private List<String> annotations(
            boolean bulk,
            boolean recursive,
            boolean evolvable,
            int id,
            List<FieldShape> fields,
            List<String> variables) {
        List<String> annotations = new ArrayList<>();
        String arguments =
                bulk ? "copy = Marshal.Copy.BULK" : random.nextInt(6) == 0 ? "copy = Marshal.Copy.FIELDS" : "";
        if (evolvable) {
            arguments += (arguments.isEmpty() ? "" : ", ") + "evolvable = true";
        }
        annotations.add(arguments.isEmpty() ? "@Marshal" : "@Marshal(" + arguments + ")");
        if (id >= 0) {
            annotations.add("@TypeId(" + id + ")");
        }
        boolean isNullable = fields.stream()
                .flatMap(field -> field.annotations().stream())
                .anyMatch(each -> each.startsWith("@Since") || each.contains("presence = "));
        if (recursive) {
            annotations.add("@SuppressWarnings(\"marshal4j\")");
        }
        if (!isNullable && !recursive && random.nextInt(15) == 0) {
            annotations.add("@Required");
        }
        if (!bulk && variables.isEmpty() && random.nextInt(15) == 0) {
            annotations.add("@StopBit");
        }
        return annotations;
    }
}
