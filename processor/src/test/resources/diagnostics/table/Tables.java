import java.time.Year;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;
import org.marshal4j.Shared;
import org.marshal4j.TypeId;

@Marshal(table = true)
class Fields implements FieldsMarshallable {
    int number;
    Map<String, Year> years; // MARSHAL178: Fields.years cannot have a column in a table: there is no column for Year. Declare an int, or mark it @Skip, which leaves it out of messages too.
    Map.Entry<String, Long> entry; // MARSHAL178: Fields.entry cannot have a column in a table: there is no column for Map.Entry<String, Long>. Declare a record with @Marshal(table = true) that has a key and a value, or mark it @Skip
    Iterable<String> tags; // MARSHAL178: Fields.tags cannot have a column in a table: there is no column for Iterable<String>. Declare a type that docs/tables.md lists, such as a String or a class with @Marshal(table = true), or mark it @Skip, which leaves it out of messages too.
    List<Set<Plain>> plains; // MARSHAL179: Fields.plains holds Plain, which has no columns. Put @Marshal(table = true) on Plain as well, or keep the field out of messages and tables with @Skip.
    Date date; // MARSHAL178: Fields.date cannot have a column in a table: there is no column for Date. Declare an Instant, or mark it @Skip
    Year year; // MARSHAL178: there is no column for Year. Declare an int,
    OptionalInt perhaps; // MARSHAL178: Fields.perhaps cannot have a column in a table: a column cannot tell null from an empty OptionalInt. Make it @Required, so that null means empty.
    Plain plain; // MARSHAL179: Fields.plain holds Plain, which has no columns. Put @Marshal(table = true) on Plain as well, or keep the field out of messages and tables with @Skip.
    Shape shape; // MARSHAL178: Fields.shape cannot have a column in a table: Shape can be an object of several classes, and a column holds one. Declare one class,
    Box<String> box; // MARSHAL178: Fields.box cannot have a column in a table: Box<String> is generic, and has no table.
    int[][] matrix; // MARSHAL178: Fields.matrix cannot have a column in a table: there is no column for int[][].

    @Dynamic
    Object anything; // MARSHAL178: Fields.anything cannot have a column in a table: the classes of its values are not known before. Declare the exact class,

    @Shared
    Plain shared; // MARSHAL178: Fields.shared cannot have a column in a table: @Shared keeps the identity of objects, and rows hold values. Remove @Shared, or hold what identifies the object,
}

@Marshal
class Plain implements PlainMarshallable {
    int number;
}

@Marshal
sealed interface Shape extends ShapeMarshallable permits Circle {}

@Marshal
@TypeId(1)
final class Circle implements Shape, CircleMarshallable {
    double radius;
}

@Marshal
class Box<T> {
    T value;
}

@Marshal(table = true)
abstract class Base implements BaseMarshallable { // MARSHAL189: Base cannot have a table: objects of it are of different classes, with different fields. Remove table = true here, and say it of a class with all fields.
    int id;
}

@Marshal(table = true)
class Node implements NodeMarshallable { // MARSHAL189: Node cannot have a table: around is @Parent, and rows do not know the objects around them. Remove table = true.
    @Parent
    Tree around;
}

@Marshal
class Tree implements TreeMarshallable {
    Node node;
}

@Marshal(table = true)
class Tags extends ArrayList<String> implements TagsMarshallable {} // MARSHAL189: Tags cannot have a table: it extends a collection or map, whose elements are what it is. Remove table = true, or hold the collection or map in a field.

@Marshal(table = true)
class Held implements HeldMarshallable { // MARSHAL189: Held cannot have a table: tags is final, and what is read goes into the value that a new object has. Remove table = true, or let a constructor take the field.
    final List<String> tags = new ArrayList<>();
}

@Marshal(table = true)
interface Cursor { // MARSHAL189: Cursor cannot have a table: it has a method index, and so do all rows, which do something else there. Remove table = true, or rename the method.
    long index();

    void index(long index);
}

@Marshal(table = true)
class Row implements RowMarshallable { // MARSHAL189: Row cannot have a table: its table has a class Row too, which would hide it. Rename it, or put it into a package.
    int number;
}

@Marshal(table = true)
record Chain(int number, Link next) implements ChainMarshallable {} // MARSHAL178: Chain.next cannot have a column in a table: it leads back to Chain, whose columns would have no end. Hold what identifies the object, or mark it @Skip

@Marshal(table = true)
record Link(Chain chain) implements LinkMarshallable {} // MARSHAL178: Link.chain cannot have a column in a table: it leads back to Link

/** Tables that cannot be made are there all the same, so that nothing else is reported. */
class User {
    Fields first(FieldsTable table) {
        table.add(new Fields());
        for (FieldsTable.Row row : table) {
            row.toObject();
        }
        return FieldsTable.inMemory().get(0);
    }
}
