import org.marshal4j.Marshal;

@Marshal
class Lonely implements LonelyMarshallable {
    int age;
    Mood mood;

    @SuppressWarnings("marshal4j")
    Lonely friend;


    enum Mood {
        GOOD,
        BAD
    }
}
