import org.marshal4j.*;

@Marshal
class Entity implements EntityMarshallable {
    long id;
}

@Marshal
class Named extends Entity implements NamedMarshallable {
    String name;
}

@Marshal
class Quote extends Named implements QuoteMarshallable { // MARSHAL150: Quote: inherited the fields of Entity, now inherits those of Named
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
class Mid extends Base implements MidMarshallable {
    String name;
}

@Marshal(evolvable = true)
class Sub extends Mid implements SubMarshallable { // MARSHAL150: Sub: inherited the fields of Base, now inherits those of Mid
    double bid;
}

@Marshal(evolvable = true)
class Leaf extends Sub implements LeafMarshallable {
    double ask;
}
