import org.marshal4j.Marshal;

@Marshal
class Lonely implements LonelyMarshallable {
    int age;
    Mood mood;
    Lonely friend;

    enum Mood {
        GOOD,
        BAD
    }
}
