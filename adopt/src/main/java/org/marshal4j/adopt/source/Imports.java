package org.marshal4j.adopt.source;

import com.sun.source.tree.ImportTree;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The imports that annotations need, and the names that are left as they are because the file uses their simple ones. */
final class Imports {

    private final JavaFile file;
    private final TreeSet<String> added = new TreeSet<>();

    Imports(JavaFile file) {
        this.file = file;
    }

    /** The name to use for a class: its simple one if it can be imported, otherwise the qualified one. */
    String shorten(String qualified) {
        String simple = qualified.substring(qualified.lastIndexOf('.') + 1);
        boolean imported = file.unit.getImports().stream()
                .anyMatch(each -> !each.isStatic()
                        && each.getQualifiedIdentifier().toString().equals(qualified));
        if (imported) {
            return simple;
        }
        if (Pattern.compile("\\b" + simple + "\\b").matcher(file.text).find()) {
            return qualified;
        }
        added.add(qualified);
        return simple;
    }

    /** The name by which the file already uses a class, or the qualified one. */
    String used(String qualified) {
        boolean imported = file.unit.getImports().stream()
                .anyMatch(each -> each.getQualifiedIdentifier().toString().equals(qualified));
        return imported ? qualified.substring(qualified.lastIndexOf('.') + 1) : qualified;
    }

    /** The changes that add the imports, each where it is in order. */
    List<Edit> edits() {
        List<ImportTree> present = new ArrayList<>();
        for (ImportTree each : file.unit.getImports()) {
            if (!each.isStatic()) {
                present.add(each);
            }
        }
        List<Edit> edits = new ArrayList<>();
        String lineEnd = file.lineEnd();
        if (present.isEmpty()) {
            StringBuilder block = new StringBuilder();
            added.forEach(
                    name -> block.append("import ").append(name).append(';').append(lineEnd));
            if (!added.isEmpty()) {
                edits.add(Edit.insert(blockStart(), block + lineEnd));
            }
            return edits;
        }
        for (String name : added) {
            ImportTree before = null;
            for (ImportTree each : present) {
                if (each.getQualifiedIdentifier().toString().compareTo(name) < 0) {
                    before = each;
                }
            }
            String line = "import " + name + ";";
            edits.add(
                    before == null
                            ? Edit.insert(file.start(present.get(0)), line + lineEnd)
                            : Edit.insert(new Scanner(file.text, file.end(before)).endOfComment(), lineEnd + line));
        }
        return edits;
    }

    /** Where imports go in a file without any: before the first type, and the comments in front of it. */
    private int blockStart() {
        if (file.unit.getPackage() == null) {
            return 0;
        }
        int end = file.text.indexOf('\n', file.end(file.unit.getPackage())) + 1;
        int line = file.text.indexOf('\n', end);
        boolean empty = line >= 0 && file.text.substring(end, line).isBlank();
        return empty ? line + 1 : end;
    }
}
