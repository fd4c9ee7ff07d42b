import java.util.ArrayList;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;
import org.marshal4j.Shared;

@Marshal(view = true)
abstract class Base implements BaseMarshallable { // MARSHAL190: Base cannot have a view: messages of it are of different classes. Remove view = true here, and say it of the classes whose messages are to be viewed.
    int id;
}

@Marshal(view = true)
class Box<T> {
    @Shared
    Leg leg;

    T value;
}

@Marshal
class Shelf implements ShelfMarshallable {
    Box<String> box; // MARSHAL190: Shelf.box: Box cannot have a view: leg leads to @Shared or @Parent, which refer to other parts of the message. Remove view = true, or what leads there.
}

@Marshal(view = true)
class Trade implements TradeMarshallable {
    @Shared
    Leg first; // MARSHAL190: Trade cannot have a view: first leads to @Shared or @Parent, which refer to other parts of the message. Remove view = true, or what leads there.

    @Shared
    Leg second;
}

@Marshal
class Leg implements LegMarshallable {
    int number;
}

@Marshal(view = true)
class Node implements NodeMarshallable {
    @Parent
    Tree around; // MARSHAL190: Node cannot have a view: around is @Parent, and the object around it is not in its bytes. Remove view = true, or view the message of the object around it.
}

@Marshal
class Tree implements TreeMarshallable {
    Node node;
}

@Marshal(view = true)
class Tags extends ArrayList<Leg> implements TagsMarshallable {
    private static final long serialVersionUID = 1;

    @Shared
    Leg first; // MARSHAL190: Tags cannot have a view: first leads to @Shared or @Parent, which refer to other parts of the message. Remove view = true, or what leads there.
}

/** Views that cannot be made are there all the same, so that nothing else is reported. */
class User {
    Trade first(TradeView view) {
        return new TradeView().wrap(new byte[0]).toObject();
    }
}
