import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

@Marshal(schemaId = true)
class Quotes implements QuotesMarshallable { // MARSHAL198: Quotes has schema ids, and its schema has not been accepted yet. Accept it with marshal4j:update
    long time;
}

@Marshal(schemaId = true, evolvable = true)
class Growing implements GrowingMarshallable { // MARSHAL197: messages of Growing cannot begin with a schema id: it is evolvable, which is another way to read messages of former schemas. Remove schemaId, if fields are only ever added and older readers must read newer messages; remove evolvable, if other changes are to be possible.
    long time;
}

@Marshal(schemaId = true, key = true)
class Symbol implements SymbolMarshallable { // MARSHAL197: messages of Symbol cannot begin with a schema id: it is a key, and equal keys of different schemas would have different bytes. Remove schemaId or key.
    String name;
}

@Marshal(schemaId = true)
abstract class Base { // MARSHAL197: messages of Base cannot begin with a schema id: it is abstract and no family, so there are none, and subclasses do not inherit it.
    long time;
}

@Marshal(schemaId = true)
sealed interface Shape permits Circle {} // MARSHAL198: Shape has schema ids, and its schema has not been accepted yet

@Marshal
@TypeId(1)
record Circle(double radius) implements Shape, CircleMarshallable {}

/** Where it is held, it has no id, so this needs no lock file. */
@Marshal
class Holder implements HolderMarshallable {
    Quotes quotes;
    Shape shape;
}
