package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Family;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;

/** The classes that generated code names, apart from the marshalled one. */
final class NamedClasses {

    private final List<Name> all = new ArrayList<>();
    private final List<Name> called = new ArrayList<>();

    NamedClasses(Optional<Family> family, Collection<Field> fields, Construction construction) {
        family.ifPresent(
                each -> each.members().forEach(member -> all.add(member.type().name())));
        for (Field field : fields) {
            add(field.type());
            add(field.declared());
            field.options().with().ifPresent(marshaller -> called.add(marshaller.name()));
            field.options().listed().forEach(listed -> add(listed.type()));
        }
        if (construction instanceof Construction.ByBuilder builder) {
            called.add(builder.builder());
        } else if (construction instanceof Construction.ByHiddenConstructor hidden) {
            hidden.parameters().forEach(this::add);
        }
    }

    private void add(TypeRef type) {
        type.classes().forEach(named -> {
            all.add(named.name());
            if (named.kind() instanceof ClassKind.Custom custom) {
                called.add(custom.marshaller().name());
            }
        });
    }

    /** Those of which it uses nothing else. */
    List<Name> all() {
        return all;
    }

    /** Those whose members it uses. */
    List<Name> called() {
        return called;
    }
}
