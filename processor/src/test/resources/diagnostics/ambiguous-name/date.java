import org.marshal4j.Marshal;

/** A wire type has this name. As long as no other type holds it, its schema is clear. */
@Marshal
class date implements dateMarshallable {
    int day;
}
