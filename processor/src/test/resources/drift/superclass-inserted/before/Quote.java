import org.marshal4j.*;

@Marshal
class Entity implements EntityMarshallable {
    long id;
}

@Marshal
class Quote extends Entity implements QuoteMarshallable { // MARSHAL150: Quote: inherited the fields of Named, now inherits those of Entity
    double bid;
}

@Marshal
class Deep extends Quote implements DeepMarshallable {
    double ask;
}

@Marshal(evolvable = true)
class Base implements BaseMarshallable {
    long id;
}

@Marshal(evolvable = true)
class Sub extends Base implements SubMarshallable { // MARSHAL150: Sub: inherited the fields of Mid, now inherits those of Base
    double bid;
}

@Marshal(evolvable = true)
class Leaf extends Sub implements LeafMarshallable {
    double ask;
}
