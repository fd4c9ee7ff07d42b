package org.marshal4j.processor.scan.type;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.program.MixIn;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.TypeTexts;

/** Finds members of a mix-in that its class does not have, or has with another type. */
public final class MixInCheck {

    /** A class may have hundreds of fields, and nobody would read all their names. */
    private static final int MOST_NAMES = 12;

    private final Program program;
    private final MixIn mixIn;
    private final TypeElement type;
    private final Name name;
    private final List<Remark> remarks;
    private final Map<String, Element> fields = new LinkedHashMap<>();

    public MixInCheck(Program program, MixIn mixIn, TypeElement type, List<Remark> remarks) {
        this.program = program;
        this.mixIn = mixIn;
        this.type = type;
        this.name = program.nameOf(type);
        this.remarks = remarks;
        List<? extends Element> found = type.getKind() == ElementKind.RECORD
                ? type.getRecordComponents()
                : ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
                        .toList();
        found.forEach(field -> fields.put(nameOf(field), field));
    }

    /** The mix-in without the wrong members. Each of those is reported. */
    public MixIn sound() {
        return mixIn.keeping(member -> {
            Optional<String> obstacle = obstacleTo(member);
            obstacle.ifPresent(why -> remarks.add(new Remark(member, why)));
            return obstacle.isEmpty();
        });
    }

    /** The same, also without the members for which the class has no field. Those are not reported. */
    MixIn fitting() {
        return new MixInCheck(program, mixIn.keeping(member -> fields.containsKey(nameOf(member))), type, remarks)
                .sound();
    }

    /** Reports all members, since none of the class's fields is marshalled. */
    public MixIn none() {
        mixIn.forEach(member -> remarks.add(new Remark(
                member,
                message(
                        member,
                        "with elements = true, its elements are written and not its fields",
                        "Remove the member"))));
        return mixIn.keeping(member -> false);
    }

    private static String nameOf(Element member) {
        return member.getSimpleName().toString();
    }

    private Optional<String> obstacleTo(Element member) {
        Element field = fields.get(nameOf(member));
        if (field == null) {
            return Optional.of(message(member, "it declares no field of that name", remedy()));
        }
        return member.asType().getKind() == TypeKind.ERROR || isOfItsType(member, field)
                ? Optional.empty()
                : Optional.of(message(
                        member,
                        "there it has the type " + TypeTexts.of(field.asType()),
                        "Declare it with that type" + (isNameable(member, field) ? "" : ", or as Object")));
    }

    private boolean isOfItsType(Element member, Element field) {
        if (program.types().isSameType(member.asType(), field.asType())) {
            return true;
        }
        if (!isNameable(member, field)) {
            return TypeTexts.of(member.asType()).equals("java.lang.Object");
        }
        // A mix-in does not have the type variables of the class.
        return !type.getTypeParameters().isEmpty()
                && program.types()
                        .isSameType(
                                program.types().erasure(member.asType()),
                                program.types().erasure(field.asType()));
    }

    private boolean isNameable(Element member, Element field) {
        return program.invisibleFrom(program.packageOf(member), field.asType()).isEmpty();
    }

    private String remedy() {
        List<String> names = fields.keySet().stream().sorted().toList();
        if (names.isEmpty()) {
            return "It declares no fields at all: remove the member";
        }
        String shown = String.join(", ", names.subList(0, Math.min(MOST_NAMES, names.size())));
        return "Its fields are " + shown + (names.size() > MOST_NAMES ? " and others" : "")
                + "; those of a superclass belong in a mix-in of that class";
    }

    private String message(Element member, String why, String remedy) {
        String where = mixIn.bearer().map(TypeElement::getSimpleName).orElseThrow() + "." + member.getSimpleName();
        return Diagnostic.MIX_IN.message(where, name, why, remedy);
    }
}
