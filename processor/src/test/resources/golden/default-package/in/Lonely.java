import org.marshal4j.Marshal;

@Marshal
class Lonely {
    int age;
}
