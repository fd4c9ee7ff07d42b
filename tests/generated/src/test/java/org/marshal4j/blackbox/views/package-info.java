/** Views: what they show and set, compared with the objects that the marshallers read. */
package org.marshal4j.blackbox.views;
