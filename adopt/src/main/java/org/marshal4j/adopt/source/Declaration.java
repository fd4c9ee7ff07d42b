package org.marshal4j.adopt.source;

import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * A declaration of fields: {@code int a, b;} is one of two.
 *
 * @param variables the fields
 * @param from where its comments begin, which stay with it
 * @param start where it begins itself
 * @param end where the comment behind it ends on its line, or it ends itself
 */
record Declaration(List<VariableTree> variables, int from, int start, int end) {

    /** The declarations of a class's own fields, in their order; static ones and constants of enums are left out. */
    static List<Declaration> of(JavaFile file, ClassTree type) {
        List<Declaration> found = new ArrayList<>();
        List<VariableTree> together = new ArrayList<>();
        int brace = new Scanner(file.text, Math.max(file.start(type), file.end(type.getModifiers()))).find('{') + 1;
        int before = new Scanner(file.text, brace).endOfComment();
        for (Tree member : type.getMembers()) {
            if (!together.isEmpty() && file.start(member) != file.start(together.get(0))) {
                before = add(file, together, before, found);
            }
            boolean field = member instanceof VariableTree variable
                    && !variable.getModifiers().getFlags().contains(Modifier.STATIC);
            if (field) {
                together.add((VariableTree) member);
            } else if (file.end(member) > before) {
                before = new Scanner(file.text, file.end(member)).endOfComment();
            }
        }
        add(file, together, before, found);
        return found;
    }

    private static int add(JavaFile file, List<VariableTree> together, int before, List<Declaration> to) {
        if (together.isEmpty()) {
            return before;
        }
        int start = file.start(together.get(0));
        int last = file.end(together.get(together.size() - 1));
        int end = file.text.charAt(last - 1) == ';' ? last : new Scanner(file.text, last).find(';') + 1;
        int all = new Scanner(file.text, end).endOfComment();
        to.add(new Declaration(List.copyOf(together), new Scanner(file.text, before).comments(start), start, all));
        together.clear();
        return all;
    }

    List<String> names() {
        return variables.stream().map(variable -> variable.getName().toString()).toList();
    }

    /** The comments in front of it. */
    String comments(JavaFile file) {
        return file.text.substring(from, start);
    }

    /** Modifiers, annotations and type. */
    String head(JavaFile file) {
        return file.text.substring(start, name(file, 0)).stripTrailing();
    }

    /** The name of a field, with what follows it: brackets, and the initialiser. */
    String declarator(JavaFile file, int index) {
        int name = name(file, index);
        Tree initializer = variables.get(index).getInitializer();
        int after = initializer == null ? name + variables.get(index).getName().length() : file.end(initializer);
        Scanner scanner = new Scanner(file.text, after);
        int end = index == variables.size() - 1 ? scanner.find(';') : scanner.find(',');
        return file.text.substring(name, end).stripTrailing();
    }

    /** What is behind it on its line. */
    String tail(JavaFile file) {
        int last = variables.size() - 1;
        Tree initializer = variables.get(last).getInitializer();
        int after = initializer == null
                ? name(file, last) + variables.get(last).getName().length()
                : file.end(initializer);
        return file.text.substring(new Scanner(file.text, after).find(';') + 1, end);
    }

    /** Where the name of a field begins. */
    int name(JavaFile file, int index) {
        VariableTree variable = variables.get(index);
        int from;
        if (index == 0) {
            Tree type = variable.getType();
            while (type instanceof ArrayTypeTree array) {
                type = array.getType();
            }
            from = file.end(type);
        } else {
            Tree before = variables.get(index - 1).getInitializer();
            int name = name(file, index - 1);
            int end = before == null ? name + variables.get(index - 1).getName().length() : file.end(before);
            from = new Scanner(file.text, end).find(',') + 1;
        }
        int found = new Scanner(file.text, from).find(variable.getName().charAt(0));
        if (!file.text.startsWith(variable.getName().toString(), found)) {
            throw new IllegalArgumentException(
                    file.path + ": the name of the field " + variable.getName() + " has Unicode escapes");
        }
        return found;
    }
}
