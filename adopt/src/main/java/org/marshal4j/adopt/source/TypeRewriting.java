package org.marshal4j.adopt.source;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.adopt.plan.AnnotationText;
import org.marshal4j.adopt.plan.AnnotationText.Argument;
import org.marshal4j.adopt.plan.TypePlan;

/** The changes that a plan makes to an enum, or to another class that fields hold. */
final class TypeRewriting {

    private final List<Edit> edits = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    TypeRewriting(JavaFile file, ClassTree type, TypePlan plan, Imports imports) {
        String name = plan.className()
                .substring(plan.className().lastIndexOf('/') + 1)
                .replace('$', '.');
        if (plan.hidden()) {
            edits.add(ClassRewriting.withoutPrivate(file, type));
            notes.add(name + " is no longer private, since generated code uses it.");
        }
        for (Tree member : type.getMembers()) {
            Integer number = member instanceof VariableTree constant
                    ? plan.numbers().get(constant.getName().toString())
                    : null;
            if (number != null) {
                Argument value = new Argument("value", "", String.valueOf(number));
                String annotation = new AnnotationText("EnumNumber", List.of(value)).text(imports::shorten);
                edits.add(Edit.insert(file.start(member), annotation + " "));
            }
        }
        if (!plan.numbers().isEmpty()) {
            notes.add(name + " has numbers in annotations now: every field of it with @Encoded writes them.");
        }
    }

    List<Edit> edits() {
        return edits;
    }

    /** What a reader of the patch should know. */
    List<String> notes() {
        return notes;
    }
}
